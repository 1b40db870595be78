import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { MediaKind } from '#contracts/lists.ts'

export type Upload = { name: string; kind: MediaKind; bytes: Buffer<ArrayBuffer> }

/** A photo with the detail of a real one: noise that was enlarged. */
export async function createPhoto(
  width: number,
  height: number,
  format: 'jpeg' | 'png',
): Promise<Buffer<ArrayBuffer>> {
  const [wide, high] = [Math.ceil(width / 4), Math.ceil(height / 4)]
  const noise = { raw: { width: wide, height: high, channels: 3 as const } }
  const photo = await sharp(randomBytes(wide * high * 3), noise)
    .resize(width, height)
    [format]()
    .toBuffer()
  return Buffer.from(photo)
}

/** The start of a file by which its type is recognised, and bytes that cannot be compressed. */
const createFile = (start: string, bytes: number): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from(start, 'latin1'), randomBytes(bytes)])

/** What people upload: photos of phones and cameras, small pictures, documents. */
export const createUploads = async (): Promise<Upload[]> => [
  { name: 'phone.jpg', kind: 'post', bytes: await createPhoto(2_000, 1_500, 'jpeg') },
  { name: 'face.jpg', kind: 'avatar', bytes: await createPhoto(800, 800, 'jpeg') },
  { name: 'drawing.png', kind: 'job', bytes: await createPhoto(1_200, 800, 'png') },
  { name: 'camera.jpg', kind: 'background', bytes: await createPhoto(4_000, 3_000, 'jpeg') },
  { name: 'minutes.pdf', kind: 'document', bytes: createFile('%PDF-1.4\n', 1_000_000) },
  { name: 'chat.jpg', kind: 'chat', bytes: await createPhoto(1_200, 900, 'jpeg') },
]

/** A video as far as its type is concerned: a first box, and one that runs to the end. */
export const createVideo = (bytes: number): Buffer<ArrayBuffer> =>
  createFile('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\0mdat', bytes)
