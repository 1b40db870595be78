type Kind = 'success' | 'error' | 'info'

export interface ToastOptions {
  /** A button in the toast that takes the act back. */
  undo?: {
    label: string
    onUndo: () => void
    /** The toast has gone: from now on nothing is taken back. Called after `onUndo` too. */
    onPassed?: () => void
  }
  /** Toasts of one key replace each other. */
  key?: string
}

/** How Toaster learns that its library is needed: it stays out of the first load. */
export const toasterCalls = new EventTarget()

let resolveReady: () => void
const toasterIsReady = new Promise<void>((resolve) => {
  resolveReady = resolve
})

/** Told by the shelf once toasts can be put on it. */
export const toasterReady = () => resolveReady()

const bring = () => Promise.all([import('react-toastify/unstyled'), import('./panels/ToastBody.tsx')])

/** Brings all that a toast needs, so that it can be shown without a line. */
export const prepareToasts = (loadToasts: () => Promise<unknown>): Promise<unknown> =>
  Promise.all([loadToasts(), bring()]).catch(() => {})

async function show(kind: Kind, text: string, { undo, key }: ToastOptions = {}) {
  toasterCalls.dispatchEvent(new Event('wanted'))
  const [library, { ToastBody }] = await bring()
  await toasterIsReady
  library.toast(ToastBody, { type: kind, toastId: key, data: { text, undo }, onClose: undo?.onPassed })
}

/** Where the line was lost before toasts could come, the notice above the page says so. */
const showIfThere = (...given: Parameters<typeof show>) => void show(...given).catch(() => {})

/** Short notifications at the upper right, for 5 seconds. */
export const toast = {
  success: (text: string, options?: ToastOptions) => showIfThere('success', text, options),
  error: (text: string, options?: ToastOptions) => showIfThere('error', text, options),
  info: (text: string, options?: ToastOptions) => showIfThere('info', text, options),
}
