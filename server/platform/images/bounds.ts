import { mostPixels } from '#lib/imageHeader.ts'

/** The header of an image, read before any pixel is decoded. */
export type Header = {
  format: string
  width: number
  height: number
  /** `uchar` for 8 bits a channel, `ushort` for 16. */
  depth: string
  /** Interlaced, or a JPEG in several scans: has to be decoded completely before it can be resized. */
  isProgressive: boolean
  /** The frames of an animation, 1 for a still image. */
  frames: number
}

/** The most pixels of all frames together; larger animations are reduced to their first frame. */
const mostPerAnimation = 60_000_000

const getMost = ({ format, depth, isProgressive }: Header): number =>
  mostPixels({ format, isDecodedWhole: isProgressive || depth !== 'uchar' || format === 'heif' })

/** Whether one frame of this image may be decoded. */
export const mayBeDecoded = (header: Header): boolean => header.width * header.height <= getMost(header)

/** Whether all frames of this animation may be decoded, not only its first. */
export const mayMove = ({ width, height, frames }: Header): boolean =>
  frames > 1 && width * height * frames <= mostPerAnimation
