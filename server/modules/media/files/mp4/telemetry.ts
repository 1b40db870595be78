import type { FileHandle } from 'node:fs/promises'
import { type Box, type Budget, readBoxes } from './boxes.ts'

export type Range = { start: number; end: number }

/** Returns the ranges of a track's samples, one per chunk and within `media`, which is sorted. */
export async function getSamples(
  file: FileHandle,
  track: Box,
  media: readonly Range[],
  budget: Budget,
): Promise<Range[]> {
  const tables = await getTables(file, track, budget)
  const numbers = (type: string, skip: number, width: 4 | 8 = 4) =>
    numbersIn(file, tables.get(type), { skip, width, budget })
  const [common = 0, , ...sizes] = await numbers('stsz', 4)
  const runs = triples(await numbers('stsc', 8))
  const starts = tables.has('co64') ? await numbers('co64', 8, 8) : await numbers('stco', 8)
  let sample = 0
  let run = 0
  return starts.flatMap((start, index) => {
    while ((runs[run + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1
    const count = runs[run]?.[1] ?? 0
    const bytes = common > 0 ? common * count : sum(sizes.slice(sample, sample + count))
    sample += count
    const end = Math.min(start + bytes, endAround(start, media), start + budget.sampleBytes)
    if (end <= start) return []
    budget.sampleBytes -= end - start
    return [{ start, end }]
  })
}

/** Returns a track's tables (moov/trak/mdia/minf/stbl) by type. */
async function getTables(file: FileHandle, track: Box, budget: Budget): Promise<Map<string, Box>> {
  const tables = new Map<string, Box>()
  const visit = async (outer: Box, [next, ...further]: readonly string[]): Promise<void> => {
    await readBoxes(file, { start: outer.body, end: outer.end }, budget, async (box) => {
      if (next === undefined) tables.set(box.type, box)
      else if (box.type === next) await visit(box, further)
    })
  }
  await visit(track, ['mdia', 'minf', 'stbl'])
  return tables
}

type Reading = { skip: number; width: 4 | 8; budget: Budget }

async function numbersIn(
  file: FileHandle,
  box: Box | undefined,
  { skip, width, budget }: Reading,
): Promise<number[]> {
  if (!box) return []
  const start = box.body + skip
  const length = Math.max(0, Math.min(box.end - start, budget.entries * width))
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
  const entries = Math.floor(bytesRead / width)
  budget.entries -= entries
  return Array.from({ length: entries }, (_, index) =>
    width === 4 ? buffer.readUInt32BE(index * width) : Number(buffer.readBigUInt64BE(index * width)),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const triples = (numbers: readonly number[]): number[][] =>
  Array.from({ length: Math.floor(numbers.length / 3) }, (_, index) =>
    numbers.slice(index * 3, index * 3 + 3),
  )

/** Returns the end of the range that contains this offset; 0 if none does. */
function endAround(offset: number, media: readonly Range[]): number {
  let [low, high] = [0, media.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((media[middle]?.end ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  const range = media[low]
  return range && range.start <= offset ? range.end : 0
}
