import { type FileHandle, open } from 'node:fs/promises'
import { type Box, type Budget, readBoxes } from './boxes.ts'
import { getSamples, type Range } from './telemetry.ts'

const maxBoxes = 50_000
const maxEntries = 400_000

/** The boxes that a browser needs, by their parent. In other parents all boxes stay except `metadataBoxes`. */
const needed: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin', 'prft'],
  moov: ['mvhd', 'iods', 'trak', 'mvex', 'pssh', 'ctab'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt', 'trgr', 'load', 'clip', 'matt'],
}

/** Boxes where cameras write locations, names, XMP and unused space. */
const metadataBoxes = ['udta', 'meta', 'uuid', 'free', 'skip']

/** The boxes whose children are read, by parent, which bounds the depth. */
const nestedBoxes: Readonly<Record<string, readonly string[]>> = {
  file: ['moov', 'moof'],
  moov: ['trak', 'mvex'],
  trak: ['mdia'],
  mdia: ['minf'],
  minf: ['stbl'],
  moof: ['traf'],
}

/** Tracks of images, sound and time codes; others (telemetry, subtitles of drones) contain locations. */
const shownTracks = ['vide', 'soun', 'tmcd']

/** An open video: the ranges of its images and sound, and the remaining budget. */
type Video = { file: FileHandle; media: readonly Range[]; budget: Budget }

/**
 * Removes the location from an MP4 in place. Metadata boxes, tracks other than `shownTracks` and bytes outside of boxes
 * become `free` boxes of zeros with their length; samples of removed tracks become zeros. All other bytes stay.
 */
export async function blankPlace(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const budget = { boxes: maxBoxes, entries: maxEntries, sampleBytes: size }
    const media: Range[] = []
    await readBoxes(file, { start: 0, end: size }, { ...budget }, async ({ type, body, end }) => {
      if (type === 'mdat') media.push({ start: body, end })
    })
    await blankIn({ file, media, budget }, { type: 'file', start: 0, body: 0, end: size })
  } finally {
    await file.close()
  }
}

async function blankIn(video: Video, outer: Box): Promise<void> {
  const { file, budget } = video
  const range = { start: outer.body, end: outer.end }
  const { restFrom } = await readBoxes(file, range, budget, async (box) => {
    const isTrack = outer.type === 'moov' && box.type === 'trak'
    if (isTrack && !(await isShown(video, box))) {
      for (const { start, end } of await getSamples(file, box, video.media, budget))
        await zero(file, start, end)
      return blank(file, box)
    }
    const mayStay = needed[outer.type]?.includes(box.type) ?? !metadataBoxes.includes(box.type)
    if (!mayStay) return blank(file, box)
    if (nestedBoxes[outer.type]?.includes(box.type)) await blankIn(video, box)
  })
  if (restFrom < outer.end) await blank(file, { start: restFrom, end: outer.end })
}

async function isShown({ file, budget }: Video, track: Box): Promise<boolean> {
  const handler = await getHandler(file, track, budget)
  return handler === null || shownTracks.includes(handler)
}

/** Returns a track's handler: `vide`, `soun`, `meta` …, or null. */
async function getHandler(file: FileHandle, track: Box, budget: Budget): Promise<string | null> {
  let handler: string | null = null
  await readBoxes(file, { start: track.body, end: track.end }, budget, async (media) => {
    if (media.type !== 'mdia') return
    await readBoxes(file, { start: media.body, end: media.end }, budget, async (box) => {
      if (box.type !== 'hdlr' || box.end - box.body < 12) return
      const { buffer } = await file.read(Buffer.alloc(12), 0, 12, box.body)
      handler = buffer.toString('latin1', 8, 12)
    })
  })
  return handler
}

/** Turns bytes into one `free` box of zeros. It gets its true length: a truncated box claims a longer one. */
async function blank(file: FileHandle, { start, end }: Range): Promise<void> {
  await zero(file, start, end)
  const header = Buffer.alloc(8)
  // Uploads are far smaller than this field's maximum.
  header.writeUInt32BE(Math.min(end - start, 0xff_ff_ff_ff))
  header.write('free', 4)
  if (end - start >= header.length) await file.write(header, 0, header.length, start)
}

const zeros = Buffer.alloc(256 * 1024)

async function zero(file: FileHandle, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
}
