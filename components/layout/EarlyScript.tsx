import { consentStorage, showConsentEarly } from '#lib/consent.ts'
import { cookieNames } from '#lib/cookies.ts'
import { earlyTouchesName, recordEarlyTouches } from '#lib/earlyTouches.ts'
import { scriptJson } from '#lib/json.ts'

/** A call of a function that knows nothing but its arguments, as text. */
const called = <Given extends string[]>(act: (...given: Given) => void, given: Given) =>
  `(${act})(...${scriptJson(given)})`

interface ScriptProps {
  nonce?: string | undefined
}

/** What is decided before the page is drawn: see the function it calls. */
export const FirstScript = ({ nonce }: ScriptProps) => (
  <InlineScript
    nonce={nonce}
    calls={[called(showConsentEarly, [consentStorage.answered, cookieNames.token])]}
  />
)

/** What the page does while its scripts are on their way: see the functions it calls. */
export const EarlyScript = ({ nonce }: ScriptProps) => (
  <InlineScript nonce={nonce} calls={[called(recordEarlyTouches, [earlyTouchesName])]} />
)

function InlineScript({ nonce, calls }: ScriptProps & { calls: string[] }) {
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of our own, what they are given is escaped
      dangerouslySetInnerHTML={{ __html: calls.join(';') }}
    />
  )
}
