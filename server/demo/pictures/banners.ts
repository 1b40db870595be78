import type { Dice } from './dice.ts'
import { cuppedHands, cupSkins, raisedHand, skins } from './hands.ts'
import { bird, cloud, flock, hills, moon, ridge, stars, sun, waves } from './land.ts'
import { at, drawing, type Palette, placed, type Size, sheet } from './paper.ts'
import { corner, flower, grove, leaf, sprig, sprout, tree } from './plants.ts'
import { street } from './town.ts'

export type Banner = (size: Size, palette: Palette, chance: Dice) => string

const dawn: Banner = (size, palette, chance) =>
  drawing(size, palette, [
    sun(size.width * 0.68, size.height * 0.42, 74, palette.sun),
    cloud(size.width * 0.26, 112, 1.1, palette.pale, 0.8),
    cloud(size.width * 0.88, 88, 0.8, palette.pale, 0.7),
    flock(size.width * 0.4, 150, 6, chance, palette.front),
    hills(size, chance, palette, 0.52, 0.88),
    grove(
      chance,
      'olive',
      5,
      size.width * 0.1,
      size.width * 0.5,
      size.height * 0.9,
      0.7,
      palette.near,
      palette.near,
    ),
    corner(20, size.height + 30, 1, false, palette),
    corner(size.width - 20, size.height + 40, 1.15, true, palette),
  ])

const leaves: Banner = (size, palette, chance) => {
  const fills = [
    palette.front,
    palette.middle,
    palette.back,
    palette.near,
    palette.second,
    palette.far,
  ] as const
  const veins: Record<string, string> = {
    [palette.near]: palette.middle,
    [palette.second]: palette.pale,
    [palette.far]: palette.back,
  }
  const grown: string[] = []
  for (let row = 0; row < 4; row++)
    for (let column = -1; column < 12; column++) {
      const fill = fills[(column * 2 + row * 3 + 30) % fills.length] ?? palette.front
      const [x, y] = [column * 148 + (row % 2) * 48 + chance.between(-5, 5), 138 + row * 146]
      const turn = (row % 2 ? -1 : 1) * chance.between(32, 40)
      grown.push(sheet(leaf(x, y, 226, chance.between(90, 106), turn, fill, veins[fill] ?? palette.near)))
    }
  return drawing(size, palette, grown)
}

const bay: Banner = (size, palette) =>
  drawing(size, palette, [
    sun(size.width * 0.3, size.height * 0.44, 88, palette.sun),
    cloud(size.width * 0.62, 96, 1.2, palette.pale),
    waves(size, size.height * 0.52, 210, -60, palette.far),
    waves(size, size.height * 0.6, 180, 20, palette.back),
    sheet(
      placed(
        size.width * 0.66,
        size.height * 0.66,
        `<path d="M-4 -150V0" stroke="${palette.near}" stroke-width="6"/><path d="M6 -146C60 -110 84 -60 82 -22H6Z" fill="${palette.pale}"/><path d="M-12 -128C-44 -96 -60 -60 -62 -22H-12Z" fill="${palette.accent}"/><path d="M-92 -6H96C86 26 64 40 40 40H-44C-68 40 -86 22 -92 -6Z" fill="${palette.near}"/>`,
      ),
    ),
    waves(size, size.height * 0.7, 230, -30, palette.middle),
    waves(size, size.height * 0.81, 200, 44, palette.front),
    waves(size, size.height * 0.92, 250, -80, palette.near),
    bird(size.width * 0.46, 130, 1.1, palette.front),
    bird(size.width * 0.53, 176, 0.7, palette.middle),
    bird(size.width * 0.14, 150, 0.8, palette.front, true),
  ])

const roofs: Banner = (size, palette, chance) =>
  drawing(size, palette, [
    sun(size.width * 0.74, size.height * 0.4, 66, palette.sun),
    flock(size.width * 0.18, 110, 5, chance, palette.pale),
    ridge(size, chance, { y: size.height * 0.5, swing: 44, waves: 4, fill: palette.far }),
    street(
      size,
      chance,
      size.height * 0.76,
      128,
      [palette.back, palette.far],
      [palette.middle, palette.back],
      palette.sun,
    ),
    grove(chance, 'cypress', 6, 40, size.width, size.height * 0.84, 0.9, palette.middle, palette.front),
    street(
      size,
      chance,
      size.height * 0.98,
      170,
      [palette.middle, palette.back, palette.pale],
      [palette.accent, palette.front, palette.near],
      palette.second,
    ),
    ridge(size, chance, { y: size.height * 0.96, swing: 12, waves: 3, fill: palette.near }),
  ])

const hands: Banner = (size, palette, chance) => {
  const sleeves = [
    palette.accent,
    palette.front,
    palette.second,
    palette.near,
    palette.pale,
    palette.middle,
  ] as const
  const order = chance.shuffle(skins)
  const raised = Array.from({ length: 11 }, (_, index) => {
    const x = 70 + index * 148 + chance.between(-26, 26)
    const y = size.height * (0.74 + (index % 2 ? 0.1 : -0.02)) + chance.between(-26, 20)
    return sheet(
      raisedHand(
        x,
        y,
        chance.between(1.15, 1.4),
        chance.between(-13, 13),
        order[index % order.length] ?? skins[0],
        sleeves[index % sleeves.length] ?? palette.front,
        chance.chance(0.5),
      ),
    )
  })
  const falling = Array.from({ length: 16 }, () =>
    leaf(
      chance.between(0, size.width),
      chance.between(70, size.height * 0.5),
      chance.between(34, 58),
      chance.between(16, 24),
      chance.between(0, 360),
      chance.pick([palette.middle, palette.back, palette.accent, palette.second]),
    ),
  )
  return drawing(size, palette, [
    sun(size.width * 0.5, size.height * 0.5, 130, palette.sun),
    ...falling,
    ridge(size, chance, { y: size.height * 0.84, swing: 30, waves: 4, fill: palette.far }),
    ...raised,
  ])
}

const forest: Banner = (size, palette, chance) => {
  const rows = [palette.far, palette.back, palette.middle, palette.front, palette.near].map((fill, index) => {
    const y = size.height * (0.56 + index * 0.12)
    return (
      sheet(grove(chance, 'pine', 15 - index, -80, size.width + 80, y, 1 + index * 0.26, fill, fill)) +
      ridge(size, chance, { y: y + 6, swing: 14, waves: 5, fill })
    )
  })
  return drawing(size, palette, [
    stars(size, chance, 60, palette.pale),
    moon(size.width * 0.72, 116, 54, palette.sun),
    ...rows,
  ])
}

const seedlings: Banner = (size, palette, chance) => {
  const grown = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [90 + index * 178, size.height * 0.8]
    if (index < 3) return sprout(x, y, 0.6 + index * 0.3, palette.front, palette.middle)
    if (index < 5)
      return sprig(x, y, 130 + index * 24, 4, chance.between(-3, 3), palette.middle, palette.front)
    if (index < 7)
      return flower(
        x,
        y,
        150 + index * 16,
        index % 2 ? palette.accent : palette.sun,
        palette.pale,
        palette.front,
      )
    return tree(index === 7 ? 'round' : 'olive', x, y, 1.9 + (index - 7) * 0.4, palette.front, palette.near)
  })
  return drawing(size, palette, [
    sun(size.width * 0.16, size.height * 0.3, 60, palette.sun),
    cloud(size.width * 0.5, 96, 1.2, palette.pale),
    ridge(size, chance, { y: size.height * 0.66, swing: 34, waves: 3, fill: palette.far }),
    ...grown.map(sheet),
    sheet(
      `<path d="M-20 ${size.height * 0.8}Q${size.width / 2} ${size.height * 0.765} ${size.width + 20} ${size.height * 0.8}V${size.height + 20}H-20Z" fill="#5A3A2A"/>`,
    ),
    sheet(
      `<path d="M-20 ${size.height * 0.88}Q${size.width / 2} ${size.height * 0.85} ${size.width + 20} ${size.height * 0.9}V${size.height + 20}H-20Z" fill="#472C21"/>`,
    ),
  ])
}

const contours: Banner = (size, palette, chance) => {
  const fills = [palette.far, palette.back, palette.middle, palette.front, palette.near]
  const rings = (x: number, y: number, wide: number) =>
    fills.map((fill, index) => {
      const radius = wide * (1 - index * 0.18)
      const points = Array.from({ length: 14 }, (_, step) => {
        const angle = (step / 14) * Math.PI * 2
        const far =
          radius *
          (1 +
            0.13 * Math.sin(angle * 2 + wide) +
            0.11 * Math.sin(angle * 3 + index * 0.35) +
            chance.between(-0.03, 0.03))
        return [x + Math.cos(angle) * far * 1.5, y + Math.sin(angle) * far] as const
      })
      const path = points.map((point, step) => {
        const next = points[(step + 1) % points.length] ?? point
        return `${step ? '' : `M${at((point[0] + (points.at(-1) ?? point)[0]) / 2)} ${at((point[1] + (points.at(-1) ?? point)[1]) / 2)}`}Q${at(point[0])} ${at(point[1])} ${at((point[0] + next[0]) / 2)} ${at((point[1] + next[1]) / 2)}`
      })
      return sheet(`<path d="${path.join('')}Z" fill="${fill}"/>`)
    })
  return drawing(size, palette, [
    ...rings(size.width * 0.2, size.height * 0.86, 300),
    ...rings(size.width * 0.84, size.height * 0.2, 330),
    sheet(`<circle cx="${size.width * 0.54}" cy="${size.height * 0.4}" r="64" fill="${palette.sun}"/>`),
    flock(size.width * 0.42, size.height * 0.78, 5, chance, palette.front),
  ])
}

const cutouts: Banner = (size, palette) => {
  const blocks = [
    palette.far,
    palette.second,
    palette.pale,
    palette.back,
    palette.accent,
    palette.front,
    palette.far,
    palette.sun,
  ]
  const tints = [
    palette.near,
    palette.front,
    palette.accent,
    palette.front,
    palette.pale,
    palette.second,
    palette.middle,
    palette.near,
  ]
  const wide = size.width / 8
  const parts = blocks.map((fill, index) => {
    const [x, tint] = [index * wide, tints[index] ?? palette.near]
    const motifs = [
      () => sprig(x + wide / 2, size.height * 0.9, 360, 8, 0, tint),
      () =>
        sun(x + wide / 2, size.height * 0.34, 46, tint, 0.3) +
        leaf(x + wide / 2, size.height * 0.95, 210, 84, 0, palette.near, fill),
      () =>
        [0.24, 0.56, 0.88]
          .map((share) => bird(x + wide / 2, size.height * share, 1.5, tint, share === 0.56))
          .join(''),
      () =>
        sprout(x + wide / 2, size.height * 0.94, 1.5, tint) +
        sprout(x + wide / 2, size.height * 0.5, 1.1, tint),
    ]
    return (
      sheet(
        `<rect x="${at(x)}" y="${index % 2 ? -20 : -60}" width="${at(wide + 1)}" height="${size.height + 100}" fill="${fill}"/>`,
      ) + (motifs[index % motifs.length]?.() ?? '')
    )
  })
  return drawing(size, palette, parts)
}

const bowl: Banner = (size, palette, chance) =>
  drawing(size, palette, [
    sun(size.width * 0.5, size.height * 0.5, 150, palette.sun, 0.24),
    hills(size, chance, palette, 0.6, 0.98),
    sheet(sprout(size.width * 0.5, size.height * 0.6, 2.3, palette.near, palette.front)),
    sheet(cuppedHands(size.width * 0.5, size.height * 0.64, 1.3, chance.pick(cupSkins), palette.accent)),
    corner(0, size.height + 40, 1.3, false, palette),
    corner(size.width, size.height + 40, 1.3, true, palette),
  ])

/** The ten compositions of a wide banner; palette and dice make each its own. */
export const banners = {
  dawn,
  leaves,
  bay,
  roofs,
  hands,
  forest,
  seedlings,
  contours,
  cutouts,
  bowl,
} satisfies Record<string, Banner>
export type BannerName = keyof typeof banners
