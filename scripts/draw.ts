import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type BannerName, banners } from '#demo/images/banners/index.ts'
import { dice } from '#demo/images/dice.ts'
import { palettes } from '#demo/images/paper.ts'
import { createDrawing } from '#server/platform/images/recipes.ts'
import { defaultAvatar, defaultCover } from './draw/defaults.ts'
import { drawIcons } from './draw/icons.ts'
import { landing } from './draw/landing.ts'

const asJpeg = async (svg: string, quality?: number) => (await createDrawing(svg, quality)).data

const wide = { width: 1600, height: 533 }
const heaviest = 60_000

const backgrounds: [BannerName, keyof typeof palettes][] = [
  ['dawn', 'spring'],
  ['leaves', 'orchard'],
  ['bay', 'sea'],
  ['roofs', 'dusk'],
  ['hands', 'clay'],
  ['forest', 'night'],
  ['seedlings', 'harvest'],
  ['contours', 'lilac'],
  ['cutouts', 'rose'],
  ['bowl', 'mist'],
]

/** Renders with the highest quality that stays below the size limit of a banner. */
async function light(svg: string): Promise<Buffer> {
  for (const quality of [86, 80, 74, 66, 58, 50]) {
    const image = await asJpeg(svg, quality)
    if (image.length < heaviest) return image
  }
  throw new Error('This drawing is too rich for a banner')
}

/** The lower part of a drawing, as the preview image of links. */
const cutToCard = (svg: string) =>
  sharp(Buffer.from(svg))
    .resize(1200, 630, { fit: 'cover', position: 'south' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()

const asWebp = (svg: string, width: number) =>
  sharp(Buffer.from(svg)).resize(width).webp({ quality: 80, effort: 6 }).toBuffer()

for (const folder of ['backgrounds', 'art', 'icons']) await mkdir(`public/${folder}`, { recursive: true })
for (const [index, [name, palette]] of backgrounds.entries())
  await writeFile(
    `public/backgrounds/${index + 1}.jpg`,
    await light(banners[name](wide, palettes[palette], dice(name))),
  )
await writeFile('public/art/avatar.jpg', await asJpeg(defaultAvatar(), 84))
await writeFile('public/art/cover.jpg', await asJpeg(defaultCover()))
for (const width of [800, 1400]) {
  await writeFile(`public/art/landing-light-${width}.webp`, await asWebp(landing(palettes.spring), width))
  await writeFile(`public/art/landing-dark-${width}.webp`, await asWebp(landing(palettes.dusk), width))
}
await writeFile('public/art/social.jpg', await cutToCard(landing(palettes.spring)))
await drawIcons('public')
