import type { Me } from '#contracts/account.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { HelpBubble } from './HelpBubble.tsx'

/** Help for signed-in viewers: the bubble, and the first steps for newcomers. */
export const Help = ({ me }: { me: Me }) => (
  <>
    <HelpBubble />
    <FirstSteps me={me} />
  </>
)
