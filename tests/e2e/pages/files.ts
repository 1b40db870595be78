import sharp from 'sharp'
import { createZip } from '../../api/setup/zip.ts'

export type UploadFile = { name: string; mimeType: string; buffer: Buffer }

/** A real image in one colour. */
export async function image(name: string, colour: string, width = 1200, height = 600): Promise<UploadFile> {
  const canvas = sharp({ create: { width, height, channels: 3, background: colour } })
  return { name, mimeType: 'image/jpeg', buffer: await canvas.jpeg().toBuffer() }
}

/** A zip of images. */
export async function createImageZip(name: string, colours: string[]): Promise<UploadFile> {
  const images = await Promise.all(colours.map((colour, index) => image(`${index}.jpg`, colour)))
  const buffer = createZip(Object.fromEntries(images.map((one) => [one.name, one.buffer])))
  return { name, mimeType: 'application/zip', buffer }
}
