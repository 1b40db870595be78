import { fileTypeFromBuffer } from 'file-type'
import type { MediaKind } from '#contracts/lists.ts'
import { apiError } from '#server/platform/http/index.ts'
import { mayBe } from '../../policy.ts'

/** The bytes that suffice to detect a file's type. */
export const signatureBytes = 4_100

/** `start`: the bytes that arrived before, of `size` in all. */
type Known = { start: Buffer; size: number; kind: MediaKind }

/** Passes the content on; throws `fileTypeNotAllowed` as soon as its first bytes show a type that its kind refuses. */
export async function* checkType(
  content: AsyncIterable<Buffer>,
  { start, size, kind }: Known,
): AsyncGenerator<Buffer> {
  const enough = Math.min(size, signatureBytes)
  let known = start
  for await (const chunk of content) {
    const wasEnough = known.length >= enough
    if (!wasEnough) known = Buffer.concat([known, chunk])
    if (!wasEnough && known.length >= enough && !mayBe(await typeIn(known), kind))
      throw apiError('fileTypeNotAllowed')
    yield chunk
  }
}

const typeIn = async (start: Buffer): Promise<string | null> =>
  (await fileTypeFromBuffer(start))?.mime ?? null
