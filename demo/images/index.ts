// Owns the drawings of the demo town: offers, faces, emblems and banners, each from a seed.
// Never reads the database, the disk or the network.
// Returns each image to its caller, who stores it.
import { type BannerName, banners } from './banners/index.ts'
import { dice } from './dice.ts'
import { asSheet, at, drawing, ink, paletteNames, palettes, placed, type Sheet, sheet } from './paper.ts'
import { sprig } from './plants.ts'
import { type FaceTraits, portrait } from './portraits.ts'
import { scene } from './scenes.ts'
import { type Theme, themes } from './themes.ts'
import { type ThingName, things } from './things.ts'

export type { BannerName } from './banners/index.ts'
export type { Sheet } from './paper.ts'
export type { FaceTraits } from './portraits.ts'
export { getTheme, type Theme } from './themes.ts'
export type { ThingName } from './things.ts'

/** The cover of an offer, 1200 x 600 JPEG; seed and theme determine its bytes. */
export function drawOfferImage(seed: string, theme: Theme): Sheet {
  const size = { width: 1200, height: 600 }
  const [chance, parts] = [dice(`offer ${theme} ${seed}`), themes[theme]]
  const palette = palettes[chance.pick(parts.palettes)]
  return asSheet(drawing(size, palette, [scene(size, chance, palette, parts)]))
}

/** An abstract friendly face, 512 x 512 JPEG. */
export function drawPortrait(seed: string, traits: FaceTraits): Sheet {
  const chance = dice(`face ${seed}`)
  const palette = palettes[chance.pick(paletteNames)]
  return asSheet(drawing({ width: 512, height: 512 }, palette, [portrait(chance, palette, traits)]), 84)
}

/** The sign of an organisation, 512 x 512 JPEG: one object on a disc of paper. */
export function drawEmblem(seed: string, thing: ThingName, name: (typeof paletteNames)[number]): Sheet {
  const [chance, palette] = [dice(`emblem ${seed}`), palettes[name]]
  const twigs = chance.chance(0.5)
    ? sprig(110, 452, 330, 6, -14, palette.middle) + sprig(402, 452, 330, 6, 14, palette.middle)
    : `<circle cx="256" cy="256" r="222" fill="none" stroke="${palette.pale}" stroke-opacity=".55" stroke-width="5" stroke-dasharray="2 18" stroke-linecap="round"/>`
  return asSheet(
    drawing({ width: 512, height: 512 }, palette, [
      `<rect width="512" height="512" fill="${palette.front}"/>`,
      twigs,
      sheet(`<circle cx="256" cy="256" r="172" fill="${palette.far}"/>`),
      sheet(placed(256, 348, things[thing](palette), 1.55)),
      `<circle cx="256" cy="256" r="171" fill="none" stroke="${ink}" stroke-opacity=".08" stroke-width="3"/>`,
    ]),
    84,
  )
}

/** An organisation's verification document, 1000 x 1414 JPEG: a sheet with a seal, and lines in place of text. */
export function drawDocument(seed: string, thing: ThingName, name: (typeof paletteNames)[number]): Sheet {
  const [chance, palette] = [dice(`paper ${seed}`), palettes[name]]
  const line = (y: number, width: number, height = 14) =>
    `<rect x="120" y="${y}" width="${at(width)}" height="${height}" rx="${height / 2}" fill="${ink}" fill-opacity=".62"/>`
  const words = Array.from({ length: 18 }, (_, n) =>
    line(420 + n * 38 + (n > 8 ? 60 : 0), chance.between(520, 760)),
  )
  return asSheet(
    drawing({ width: 1000, height: 1414 }, palette, [
      sheet('<rect x="40" y="40" width="920" height="1334" rx="6" fill="#FFFFFF"/>'),
      `<rect x="40" y="40" width="920" height="150" fill="${palette.front}"/>`,
      sheet(placed(170, 160, things[thing](palette), 0.55)),
      line(260, 560, 30),
      line(320, 320, 20),
      ...words,
      `<circle cx="770" cy="1230" r="86" fill="none" stroke="${palette.accent}" stroke-width="9" stroke-opacity=".8"/>`,
      placed(770, 1275, things[thing](palette), 0.5, -9),
    ]),
  )
}

/** A profile's banner, 1600 x 533 JPEG, different from the ten defaults. */
export function drawBanner(seed: string, name: BannerName, palette: (typeof paletteNames)[number]): Sheet {
  return asSheet(banners[name]({ width: 1600, height: 533 }, palettes[palette], dice(`banner ${seed}`)), 76)
}
