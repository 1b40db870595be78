import type { ToastContentProps } from 'react-toastify/unstyled'
import { Button } from '../buttons/Button.tsx'
import type { ToastOptions } from './toast.ts'

type ToastData = {
  text: string
  undo: ToastOptions['undo']
  /** Another with each time that the toast is shown: screen readers say the sentence again. */
  turn: number
}

/** The sentence of a toast, and the undo button. */
export function ToastBody({ data, closeToast }: ToastContentProps<ToastData>) {
  const { undo } = data
  return (
    <div className="flex min-w-0 grow items-center justify-between gap-3">
      <span key={data.turn}>{data.text}</span>
      {undo && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            undo.onUndo()
            closeToast()
          }}
        >
          {undo.label}
        </Button>
      )}
    </div>
  )
}
