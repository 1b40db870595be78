import type { Locator } from '@playwright/test'
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

/** Drops files on an element, or pastes them into it, as a person who chose several at once. */
export async function give(target: Locator, by: 'drop' | 'paste', files: UploadFile[]): Promise<void> {
  const contents = files.map(({ buffer, ...rest }) => ({ ...rest, base64: buffer.toString('base64') }))
  await target.evaluate(
    (element, [kind, given]) => {
      const data = new DataTransfer()
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: mimeType }))
      }
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    [by, contents] as const,
  )
}
