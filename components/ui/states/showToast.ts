import { type Id, toast } from 'react-toastify/unstyled'
import { ToastBody } from './ToastBody.tsx'
import type { ToastKind, ToastOptions } from './toast.ts'

/** The ids of open toasts by their sentences. */
const open = new Map<string, Id>()

/** Shows a toast; the same sentence again only keeps the one that is there for longer, but for those with an undo. */
export function showToast(kind: ToastKind, text: string, { undo }: ToastOptions = {}): void {
  const name = `${kind} ${text}`
  const same = undo ? undefined : open.get(name)
  if (same !== undefined && toast.isActive(same)) return void toast.update(same)
  // Only what went wrong interrupts a screen reader.
  const role = kind === 'error' ? 'alert' : 'status'
  const id = toast(ToastBody, { type: kind, role, data: { text, undo }, onClose: undo?.onPassed })
  if (!undo) open.set(name, id)
}
