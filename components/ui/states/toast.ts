export type ToastKind = 'success' | 'error' | 'info'

export type ToastOptions = {
  /** A button in the toast that undoes the action. */
  undo?: {
    label: string
    onUndo: () => void
    /** Called when the toast has closed: from now on nothing is undone. Called after `onUndo` too. */
    onPassed?: () => void
  }
}

/** Notifies Toaster that its library is needed: it is not part of the first load. */
export const toasterCalls = new EventTarget()

let resolveReady: () => void
const toasterIsReady = new Promise<void>((resolve) => {
  resolveReady = resolve
})

/** Called by Toaster once toasts can be shown. */
export const toasterReady = () => resolveReady()

const loadLibrary = () => import('./showToast.ts')

/** Loads all that a toast needs, so that it can be shown offline. */
export const prepareToasts = (loadToasts: () => Promise<unknown>): Promise<unknown> =>
  Promise.all([loadToasts(), loadLibrary()]).catch(() => {})

async function show(...args: [kind: ToastKind, text: string, options?: ToastOptions]) {
  toasterCalls.dispatchEvent(new Event('wanted'))
  const { showToast } = await loadLibrary()
  await toasterIsReady
  showToast(...args)
}

/** When the browser went offline before the code loaded, the notice above the page says so. */
const showIfLoaded = (...args: Parameters<typeof show>) => void show(...args).catch(() => {})

/** Short messages at the upper right, for 5 seconds. */
export const toast = {
  success: (text: string, options?: ToastOptions) => showIfLoaded('success', text, options),
  error: (text: string, options?: ToastOptions) => showIfLoaded('error', text, options),
  info: (text: string, options?: ToastOptions) => showIfLoaded('info', text, options),
}
