type Kind = 'success' | 'error' | 'info'

export interface ToastOptions {
  /** A button in the toast that takes the act back. */
  undo?: { label: string; onUndo: () => void }
  /** Toasts of one key replace each other. */
  key?: string
}

/** Where Toaster learns that its library is needed: it stays out of the first load. */
export const toasterCalls = new EventTarget()

async function show(kind: Kind, text: string, options: ToastOptions = {}) {
  const [{ toast: libraryToast }, { ToastBody }] = await Promise.all([
    import('react-toastify/unstyled'),
    import('./panels/ToastBody.tsx'),
  ])
  toasterCalls.dispatchEvent(new Event('wanted'))
  const undo = options.undo
  libraryToast(ToastBody, { type: kind, toastId: options.key, data: { text, undo } })
}

/** Short news at the upper right, for 5 seconds. */
export const toast = {
  success: (text: string, options?: ToastOptions) => void show('success', text, options),
  error: (text: string, options?: ToastOptions) => void show('error', text, options),
  info: (text: string, options?: ToastOptions) => void show('info', text, options),
}
