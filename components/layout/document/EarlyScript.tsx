import { consentStorage, showConsentEarly } from '#lib/consent.ts'
import { cookieNames } from '#lib/cookies.ts'
import { earlyTouchesName, recordEarlyTouches } from '#lib/earlyTouches.ts'
import { scriptJson } from '#lib/json.ts'

/** A call of a self-contained function with its arguments, as source text. */
const toCall = <Given extends string[]>(act: (...args: Given) => void, args: Given) =>
  `(${act})(...${scriptJson(args)})`

type ScriptProps = {
  nonce?: string | undefined
}

/** Runs before the first paint: see the function it calls. */
export const FirstScript = ({ nonce }: ScriptProps) => (
  <InlineScript
    nonce={nonce}
    calls={[toCall(showConsentEarly, [consentStorage.answered, cookieNames.token])]}
  />
)

/** Runs while the page's scripts load: see the functions it calls. */
export const EarlyScript = ({ nonce }: ScriptProps) => (
  <InlineScript nonce={nonce} calls={[toCall(recordEarlyTouches, [earlyTouchesName])]} />
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
