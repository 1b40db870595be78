import dynamic from 'next/dynamic'
import type { Me } from '#contracts/account.ts'
import { useFirstSteps } from '#hooks/firstSteps.ts'

const FirstStepsDialog = dynamic(
  () => import('./FirstStepsDialog.tsx').then((dialog) => dialog.FirstStepsDialog),
  { ssr: false },
)

/** Waits for a newcomer to have looked around, then shows what to do first. */
export function FirstSteps({ me }: { me: Me }) {
  const { open, close } = useFirstSteps(me)
  return open ? <FirstStepsDialog me={me} onClose={close} /> : null
}
