/** What the header of a picture says, before a single point of it is decoded. */
export type Header = {
  format: string
  width: number
  height: number
  /** `uchar` for 8 bits a channel, `ushort` for 16. */
  depth: string
  /** Interlaced, or a JPEG in several scans: decoded whole before anything of it can be made smaller. */
  isProgressive: boolean
  /** Pictures of an animation, 1 for what stands still. */
  frames: number
}

const million = 1_000_000

/**
 * The most points that a picture may have. Measured at these sizes, decoding takes at most 430 MB: a baseline JPEG is
 * shrunk while it is loaded (230 MB for 100 million), a progressive one is not (510 MB for as many).
 */
const mostPoints = {
  baselineJpeg: 100 * million,
  other: 40 * million,
  decodedWhole: 20 * million,
  /** Width x height x frames: above, the first frame stands. */
  animation: 60 * million,
} as const

const mostOf = ({ format, depth, isProgressive }: Header): number => {
  if (isProgressive || depth !== 'uchar' || format === 'heif') return mostPoints.decodedWhole
  return format === 'jpeg' ? mostPoints.baselineJpeg : mostPoints.other
}

/** Whether one frame of this picture may be decoded. */
export const mayBeDecoded = (header: Header): boolean => header.width * header.height <= mostOf(header)

/** Whether all frames of this animation may be decoded, not only its first. */
export const mayMove = ({ width, height, frames }: Header): boolean =>
  frames > 1 && width * height * frames <= mostPoints.animation
