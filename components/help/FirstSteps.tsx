import dynamic from 'next/dynamic'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import type { Me } from '#contracts/account.ts'
import { useFirstSteps } from '#hooks/account/firstSteps.ts'

const FirstStepsDialog = dynamic(
  () => import('./FirstStepsDialog.tsx').then((dialog) => dialog.FirstStepsDialog),
  { ssr: false, loading: QuietLazyState },
)

/** Waits until a newcomer has looked around, then shows the first steps. */
export function FirstSteps({ me }: { me: Me }) {
  const { open, close } = useFirstSteps(me)
  return open ? <FirstStepsDialog me={me} onClose={close} /> : null
}
