import type { FileHandle } from 'node:fs/promises'

/** A box of an MP4: its header from `start`, its content from `body`, both ends in bytes of the file. */
export type Box = { type: string; start: number; body: number; end: number }

/**
 * What may still be done for one video, of all its tracks together: boxes read (ten minutes in fragments have some ten
 * thousand), entries of tables read, bytes of samples found.
 */
export type Budget = { boxes: number; entries: number; sampleBytes: number }

const headerBytes = 8
const longHeaderBytes = 16

/**
 * The boxes between two places, one header at a time. Ends where the bytes are no box any more: `restFrom` says where
 * that is, the end itself for what is whole.
 */
export async function readBoxes(
  file: FileHandle,
  { start, end }: { start: number; end: number },
  budget: Budget,
  visit: (box: Box) => Promise<void>,
): Promise<{ restFrom: number }> {
  let at = start
  while (at < end) {
    const box = await readBox(file, at, end)
    if (!box || budget.boxes === 0) return { restFrom: at }
    budget.boxes -= 1
    await visit(box)
    at = box.end
  }
  return { restFrom: end }
}

async function readBox(file: FileHandle, start: number, end: number): Promise<Box | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(longHeaderBytes), 0, longHeaderBytes, start)
  if (bytesRead < headerBytes || end - start < headerBytes) return null
  const size = buffer.readUInt32BE(0)
  const type = buffer.toString('latin1', 4, 8)
  const isLong = size === 1
  if (isLong && bytesRead < longHeaderBytes) return null
  const body = start + (isLong ? longHeaderBytes : headerBytes)
  // 0 means: to the end of what it lies in.
  const ownEnd = size === 0 ? end : start + (isLong ? Number(buffer.readBigUInt64BE(8)) : size)
  // A video that was cut off still shows what it has.
  const boxEnd = type === 'mdat' ? Math.min(ownEnd, end) : ownEnd
  return boxEnd >= body && boxEnd <= end ? { type, start, body, end: boxEnd } : null
}
