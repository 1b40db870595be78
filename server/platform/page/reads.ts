import { unstable_serialize } from 'swr'
import { isApiError } from '../http/index.ts'
import type { ReadEveryPage } from './everyPage.ts'
import type { Execute, Visit } from './visit.ts'

/**
 * Responses, or promises of them, by SWR key: all queries of a page run concurrently. Those that it skips are false or
 * null.
 */
export type PageReads = readonly (readonly [key: readonly unknown[], response: unknown] | false | null)[]

type OwnReads = PageReads | null | Promise<PageReads | null>

export type PageData<Reads> = (visit: Visit<Reads>) => OwnReads

/** Responses by serialized SWR key, as props. */
export type Fallback = Record<string, unknown>

/** A page's own data; `thrown` is why they could not be read now. null: the page does not exist for this viewer. */
type Own = { reads: Fallback; thrown?: unknown } | null

/** Reads the data of the first paint: those of every page, of which a guest has none, then the page's own. */
export async function readFirstPaint(
  readEveryPage: ReadEveryPage | null,
  execute: Execute,
  readOwn: () => OwnReads,
): Promise<{ shell: Fallback; own: Own }> {
  const shell = await gather((await readEveryPage?.(execute)) ?? [])
  return { shell, own: await readOwnData(readOwn) }
}

async function readOwnData(readOwn: () => OwnReads): Promise<Own> {
  try {
    const reads = await readOwn()
    return reads && { reads: await gather(reads) }
  } catch (thrown) {
    // What the viewer may not see looks like a page that does not exist.
    const isHidden = isApiError(thrown) && (thrown.status === 404 || thrown.status === 403)
    return isHidden ? null : { reads: {}, thrown }
  }
}

/** Turns responses into props, through JSON, so that pages get the values that the endpoints would send. */
async function gather(reads: PageReads): Promise<Fallback> {
  const entries = await Promise.all(
    reads
      .filter((read) => read !== false && read !== null)
      .map(async ([key, response]) => [unstable_serialize(key), (await response) ?? null] as const),
  )
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)))
}
