import { unstable_serialize } from 'swr'
import { isApiError } from '../http/index.ts'
import type { EveryPageRead } from './everyPage.ts'
import type { Execute, Visit } from './visit.ts'

/**
 * Answers under their SWR keys, there already or under way: all that a page asks for is read together. What it does not
 * ask for this time is false or null.
 */
export type PageReads = readonly (readonly [key: readonly unknown[], answer: unknown] | false | null)[]

type OwnReads = PageReads | null | Promise<PageReads | null>

export type PageData<Reads> = (visit: Visit<Reads>) => OwnReads

/** Answers as props: by their serialized keys. */
export type Fallback = Record<string, unknown>

/** What a page's own data came to: `thrown` is why they could not be read now; null: nothing is here for this reader. */
type Own = { reads: Fallback; thrown?: unknown } | null

/**
 * All that the first paint shows: what every page shows its reader, and the page's own. The place in time comes first:
 * the others are read together, and may only be newer.
 */
export async function readFirstPaint(
  everyPage: EveryPageRead[],
  execute: Execute,
  readOwn: () => OwnReads,
): Promise<{ shell: Fallback; own: Own }> {
  const readShell = (isFirst: boolean) =>
    gather(
      everyPage
        .filter(({ first = false }) => first === isFirst)
        .map(({ key, operation }) => [key, execute(operation, {})]),
    )
  const place = await readShell(true)
  const [around, own] = await Promise.all([readShell(false), readOwnData(readOwn)])
  return { shell: { ...place, ...around }, own }
}

async function readOwnData(readOwn: () => OwnReads): Promise<Own> {
  try {
    const reads = await readOwn()
    return reads && { reads: await gather(reads) }
  } catch (thrown) {
    // What one may not see looks like what is not there.
    const isHidden = isApiError(thrown) && (thrown.status === 404 || thrown.status === 403)
    return isHidden ? null : { reads: {}, thrown }
  }
}

/** Answers -> props: JSON as the endpoints would send it, so that both sides see the same values. */
async function gather(reads: PageReads): Promise<Fallback> {
  const named = await Promise.all(
    reads
      .filter((one) => one !== false && one !== null)
      .map(async ([key, answer]) => [unstable_serialize(key), (await answer) ?? null] as const),
  )
  return JSON.parse(JSON.stringify(Object.fromEntries(named)))
}
