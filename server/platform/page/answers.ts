import { unstable_serialize } from 'swr'
import { isApiError } from '../http/index.ts'
import type { EveryPageRead } from './everyPage.ts'
import type { Ask, Visit } from './visit.ts'

/**
 * Answers under their SWR keys, there already or under way: all that a page asks for is read together. What it does not
 * ask for this time is false or null.
 */
export type Answers = readonly (readonly [key: readonly unknown[], answer: unknown] | false | null)[]

type OwnAnswers = Answers | null | Promise<Answers | null>

export type PageData<Reads> = (visit: Visit<Reads>) => OwnAnswers

/** Answers as props: by their serialized keys. */
export type Fallback = Record<string, unknown>

/** What a page's own data came to: `thrown` is why they could not be read now; null: nothing is here for this reader. */
type Own = { answers: Fallback; thrown?: unknown } | null

/**
 * All that the first paint shows: what every page shows its reader, and the page's own. The place in time comes first:
 * the others are read together, and may only be newer.
 */
export async function firstAnswers(
  everyPage: EveryPageRead[],
  ask: Ask,
  readOwn: () => OwnAnswers,
): Promise<{ shell: Fallback; own: Own }> {
  const readShell = (isFirst: boolean) =>
    gather(
      everyPage
        .filter(({ first = false }) => first === isFirst)
        .map(({ key, operation }) => [key, ask(operation, {})]),
    )
  const place = await readShell(true)
  const [around, own] = await Promise.all([readShell(false), ownAnswers(readOwn)])
  return { shell: { ...place, ...around }, own }
}

async function ownAnswers(readOwn: () => OwnAnswers): Promise<Own> {
  try {
    const answers = await readOwn()
    return answers && { answers: await gather(answers) }
  } catch (thrown) {
    // What one may not see looks like what is not there.
    const isHidden = isApiError(thrown) && (thrown.status === 404 || thrown.status === 403)
    return isHidden ? null : { answers: {}, thrown }
  }
}

/** Answers -> props: JSON as the endpoints would send it, so that both sides see the same values. */
async function gather(answers: Answers): Promise<Fallback> {
  const named = await Promise.all(
    answers
      .filter((one) => one !== false && one !== null)
      .map(async ([key, answer]) => [unstable_serialize(key), (await answer) ?? null] as const),
  )
  return JSON.parse(JSON.stringify(Object.fromEntries(named)))
}
