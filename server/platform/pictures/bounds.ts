import { mostPixels } from '#lib/imageHeader.ts'

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

/** Width x height x frames of an animation: above, the first frame stands. */
const mostPerAnimation = 60_000_000

const getMost = ({ format, depth, isProgressive }: Header): number =>
  mostPixels({ format, isDecodedWhole: isProgressive || depth !== 'uchar' || format === 'heif' })

/** Whether one frame of this picture may be decoded. */
export const mayBeDecoded = (header: Header): boolean => header.width * header.height <= getMost(header)

/** Whether all frames of this animation may be decoded, not only its first. */
export const mayMove = ({ width, height, frames }: Header): boolean =>
  frames > 1 && width * height * frames <= mostPerAnimation
