import { useFormikContext } from 'formik'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { LeaveDialog } from './LeaveDialog.tsx'

/** Closes the surrounding form, and asks first where something typed would be lost. */
export function CancelButton({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const { dirty } = useFormikContext()
  const [asking, setAsking] = useState(false)
  const cancel = () => void keepFocus(onCancel)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={dirty ? () => setAsking(true) : cancel}>
        {children}
      </Button>
      <LeaveDialog open={asking} onStay={() => setAsking(false)} onLeave={cancel} />
    </>
  )
}
