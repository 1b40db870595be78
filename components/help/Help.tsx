import type { Me } from '#contracts/account.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { HelpBubble } from './HelpBubble.tsx'

/** What stands by those who signed in: the way to ask, and for newcomers what to do first. */
export const Help = ({ me }: { me: Me }) => (
  <>
    <HelpBubble />
    <FirstSteps me={me} />
  </>
)
