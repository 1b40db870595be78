import { askConsentEarly, consentDialogId, consentStorage } from '#lib/consent.ts'
import { cookieNames } from '#lib/cookies.ts'
import { earlyTouchesName, keepEarlyTouches } from '#lib/earlyTouches.ts'
import { scriptJson } from '#lib/json.ts'
import { bringLateScripts, lateScriptType } from '#lib/lateScripts.ts'

/** A call of a function that knows nothing but its arguments, as text. */
const called = <Given extends string[]>(act: (...given: Given) => void, given: Given) =>
  `(${act})(...${scriptJson(given)})`

/** What the page does while its scripts are on their way: see the functions it calls. */
export function EarlyScript({ nonce }: { nonce?: string | undefined }) {
  const calls = [
    called(keepEarlyTouches, [earlyTouchesName]),
    called(askConsentEarly, [consentDialogId, consentStorage.answered, cookieNames.token]),
    called(bringLateScripts, [lateScriptType]),
  ]
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of our own, what they are given is escaped
      dangerouslySetInnerHTML={{ __html: calls.join(';') }}
    />
  )
}
