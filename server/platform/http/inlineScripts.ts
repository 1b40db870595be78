import { createHash } from 'node:crypto'
import { consentStorage, showConsentEarly } from '#lib/consent.ts'
import { cookieNames } from '#lib/cookies.ts'
import { scriptJson } from '#lib/json.ts'

/** The inline scripts of every page, as text: its policy allows exactly these, by their hashes. */
export type InlineScripts = {
  /** Runs before the first paint. */
  first: string
}

/** A call of a self-contained function with its arguments, as source text without indentation. */
const toCall = <Given extends string[]>(act: (...args: Given) => void, args: Given): string =>
  `(${act})(...${scriptJson(args)})`.replaceAll(/\n\s*/g, '\n')

export const inlineScripts: InlineScripts = {
  first: toCall(showConsentEarly, [consentStorage.answered, cookieNames.token]),
}

/** The source by which a policy allows an inline script. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
