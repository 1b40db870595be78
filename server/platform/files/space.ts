import { apiError } from '../http/apiError.ts'
import { platform } from '../index.ts'

const megabyte = 1024 * 1024

/** Whether the disk stays above the operator's floor when so many more bytes are written. */
export async function hasSpace(bytes = 0): Promise<boolean> {
  const { files, config } = platform()
  return (await files.freeBytes()) - bytes >= config.diskFloorMb * megabyte
}

/** Refuses with `diskFull` (507) what would take the disk below the floor. */
export async function assertSpace(bytes = 0): Promise<void> {
  if (!(await hasSpace(bytes))) throw apiError('diskFull', { headers: { 'Retry-After': '600' } })
}

/** So many bytes may come between two looks at the disk. */
const lookEvery = 16 * megabyte

/** Passes on what comes, for as long as there is space for it. */
export async function* whileSpace(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes >= lookEvery) {
      await assertSpace()
      bytes = 0
    }
    yield chunk
  }
}
