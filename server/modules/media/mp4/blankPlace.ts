import { type FileHandle, open } from 'node:fs/promises'
import { type Box, type Budget, readBoxes } from './boxes.ts'
import { getSamples, type Range } from './telemetry.ts'

const mostBoxes = 50_000
const mostEntries = 400_000

/** What a browser needs of a video, by the box it lies in. Elsewhere all may stay but what is said about the video. */
const needed: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin', 'prft'],
  moov: ['mvhd', 'iods', 'trak', 'mvex', 'pssh', 'ctab'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt', 'trgr', 'load', 'clip', 'matt'],
}

/** Where cameras write what they know besides: places, names, XMP, and what they left over. */
const said = ['udta', 'meta', 'uuid', 'free', 'skip']

/** Which boxes are looked into, and only where they belong: no video can lead further down. */
const inside: Readonly<Record<string, readonly string[]>> = {
  file: ['moov', 'moof'],
  moov: ['trak', 'mvex'],
  trak: ['mdia'],
  mdia: ['minf'],
  minf: ['stbl'],
  moof: ['traf'],
}

/** Tracks of pictures, sound and time codes; others (telemetry, subtitles of drones) tell the place second by second. */
const shownTracks = ['vide', 'soun', 'tmcd']

/** A video in work: where its pictures and sound lie, and how many boxes may still be read. */
type Video = { file: FileHandle; media: readonly Range[]; budget: Budget }

/**
 * Takes the place out of an MP4 where it lies: boxes that say something about the video become `free` boxes of zeros, of
 * the same length; so do tracks that are neither seen nor heard, and their samples become zeros. All other bytes stay
 * where and as they are. What is no box becomes one of those.
 */
export async function blankPlace(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const budget = { boxes: mostBoxes, entries: mostEntries, sampleBytes: size }
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
    const mayStay = needed[outer.type]?.includes(box.type) ?? !said.includes(box.type)
    if (!mayStay) return blank(file, box)
    if (inside[outer.type]?.includes(box.type)) await blankIn(video, box)
  })
  if (restFrom < outer.end) await blankRest(file, restFrom, outer.end)
}

async function isShown({ file, budget }: Video, track: Box): Promise<boolean> {
  const handler = await getHandler(file, track, budget)
  return handler === null || shownTracks.includes(handler)
}

/** Of what a track is: `vide`, `soun`, `meta` …; null when it does not say. */
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

async function blank(file: FileHandle, box: Box): Promise<void> {
  await file.write(Buffer.from('free'), 0, 4, box.start + 4)
  await zero(file, box.body, box.end)
}

/** Bytes that are no box, up to the end of the one they lie in. */
async function blankRest(file: FileHandle, start: number, end: number): Promise<void> {
  await zero(file, start, end)
  const header = Buffer.alloc(8)
  // No video is longer than this number can say: what people upload ends far below.
  header.writeUInt32BE(Math.min(end - start, 0xff_ff_ff_ff))
  header.write('free', 4)
  if (end - start >= header.length) await file.write(header, 0, header.length, start)
}

const zeros = Buffer.alloc(256 * 1024)

async function zero(file: FileHandle, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
}
