import { limits } from '#contracts/limits.ts'
import { bearer, type Case, times, warm } from './cases.ts'
import type { Call } from './measure.ts'
import type { Recorder } from './record.ts'
import { readerNumber } from './size.ts'

type Stream = { data: { id: string }[]; nextCursor: string | null }

/** The feeds of many people, first and second page, and posts with their comments. */
export async function feedCases(recorder: Recorder): Promise<Case[]> {
  const readers = await Promise.all(times(64, (index) => bearer(recorder, readerNumber(index))))
  const first = readers.map((headers): Call => ({ method: 'GET', path: '/api/posts/posts', headers }))
  const next: Call[] = []
  const posts: Call[] = []
  for (const { headers = {} } of first) {
    const { data, nextCursor } = await read(recorder, headers)
    if (data.length < limits.pageSize.default || !nextCursor)
      throw new Error('a feed is too short to be measured')
    next.push({ method: 'GET', path: `/api/posts/posts?cursor=${encodeURIComponent(nextCursor)}`, headers })
    posts.push({ method: 'GET', path: `/api/posts/posts/${data[0]?.id}`, headers })
  }
  return [
    await warm(recorder, 'feed', first),
    await warm(recorder, 'feed, further down', next),
    await warm(recorder, 'one post', posts),
  ]
}

async function read(recorder: Recorder, headers: Record<string, string>): Promise<Stream> {
  const { response } = await recorder.record({ method: 'GET', path: '/api/posts/posts', headers })
  return response as Stream
}
