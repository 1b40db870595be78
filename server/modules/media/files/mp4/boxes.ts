import type { FileHandle } from 'node:fs/promises'

/** A box of an MP4: offsets in bytes of its header, its content and its end. */
export type Box = { type: string; start: number; body: number; end: number }

/**
 * The remaining work for one video with all its tracks: boxes (ten minutes in fragments have some ten thousand), table
 * entries and bytes of samples.
 */
export type Budget = { boxes: number; entries: number; sampleBytes: number }

const headerBytes = 8
const longHeaderBytes = 16

/**
 * Visits the boxes between two offsets. Stops at bytes that are no box, or when the budget is used up; `restFrom` is that
 * offset, or the end.
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
  // A size of 0 means up to the end of the parent.
  const ownEnd = size === 0 ? end : start + (isLong ? Number(buffer.readBigUInt64BE(8)) : size)
  // A truncated video still plays.
  const boxEnd = type === 'mdat' ? Math.min(ownEnd, end) : ownEnd
  return boxEnd >= body && boxEnd <= end ? { type, start, body, end: boxEnd } : null
}
