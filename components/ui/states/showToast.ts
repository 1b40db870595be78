import { type Id, toast } from 'react-toastify/unstyled'
import { ToastBody } from './ToastBody.tsx'
import type { ToastKind, ToastOptions } from './toast.ts'

/** The ids of open toasts by their sentences. */
const open = new Map<string, Id>()
let nextTurn = 0

/** Shows a toast. An open one that says the same, and undoes nothing, stays for longer and is said again. */
export function showToast(kind: ToastKind, text: string, { undo }: ToastOptions = {}): void {
  const name = `${kind} ${text}`
  const same = undo ? undefined : open.get(name)
  const data = { text, undo, turn: nextTurn++ }
  if (same !== undefined && toast.isActive(same)) return void toast.update(same, { data })
  // Only what went wrong interrupts a screen reader.
  const role = kind === 'error' ? 'alert' : 'status'
  const id = toast(ToastBody, { type: kind, role, data, onClose: undo?.onPassed })
  if (!undo) open.set(name, id)
}
