import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const sprout = (stem: string, near: string, far: string) =>
  `<path d="M16 29.5c.9-4.6.8-8.8-.2-13" stroke="${stem}" stroke-width="2.8" stroke-linecap="round" fill="none"/><path d="M15.6 19.2C14.3 12.9 9 10 2.3 10.7 3 17.2 8.6 21.6 15.6 19.2Z" fill="${far}"/><path d="M16.1 15.6C15.4 8 20.8 2.7 29.6 2.5 30.3 10.9 24.7 16.9 16.1 15.6Z" fill="${near}"/>`

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.s{stroke:#1B7A4B}.n{fill:#1B7A4B}.f{fill:#4FA873}@media (prefers-color-scheme:dark){.s{stroke:#5CC98F}.n{fill:#5CC98F}.f{fill:#3B8E64}}</style>${sprout('#1B7A4B', '#1B7A4B', '#4FA873').replace('stroke="#1B7A4B"', 'class="s"').replace('fill="#4FA873"', 'class="f"').replace('fill="#1B7A4B"', 'class="n"')}</svg>`

/** The sprout on a green tile; `share` is how much of the tile it fills, `round` the corner's radius. */
function tile(share: number, round: number): Buffer {
  const edge = (32 - 32 * share) / 2
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" rx="${round}" fill="#1B7A4B"/><circle cx="27" cy="3" r="15" fill="#2A8E5A"/><rect width="32" height="32" rx="${round}" fill="none"/><g transform="translate(${edge} ${edge}) scale(${share})">${sprout('#FAF8F4', '#FAF8F4', '#BFE3CC')}</g></svg>`,
  )
}

const png = (svg: Buffer, size: number) =>
  sharp(svg).resize(size, size).png({ compressionLevel: 9 }).toBuffer()

/** An .ico file that holds PNG images, as every browser since 2011 reads them. */
function ico(images: readonly { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let start = header.length
  for (const [index, { size, bytes }] of images.entries()) {
    const entry = 6 + index * 16
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(bytes.length, entry + 8)
    header.writeUInt32LE(start, entry + 12)
    start += bytes.length
  }
  return Buffer.concat([header, ...images.map(({ bytes }) => bytes)])
}

/** Writes the favicon and the icons that phones and a web manifest ask for. */
export async function drawIcons(folder: string): Promise<void> {
  const [rounded, full, maskable] = [tile(0.72, 7), tile(0.7, 0), tile(0.54, 0)]
  await writeFile(`${folder}/favicon.svg`, favicon)
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, bytes: await png(rounded, size) })),
  )
  await writeFile(`${folder}/favicon.ico`, ico(small))
  await writeFile(`${folder}/icons/apple-touch-icon.png`, await png(full, 180))
  await writeFile(`${folder}/icons/icon-192.png`, await png(rounded, 192))
  await writeFile(`${folder}/icons/icon-512.png`, await png(rounded, 512))
  await writeFile(`${folder}/icons/maskable-512.png`, await png(maskable, 512))
}
