import { bird, cloud, flock, hills, moon, ridge, stars, sun, waves } from '../land.ts'
import { drawing, placed, sheet } from '../paper.ts'
import { corner, flower, grove, sprig, sprout, tree } from '../plants.ts'
import { street } from '../town.ts'
import type { Banner } from './banner.ts'

export const dawn: Banner = (size, palette, chance) =>
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

export const bay: Banner = (size, palette) =>
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

export const roofs: Banner = (size, palette, chance) =>
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

export const forest: Banner = (size, palette, chance) => {
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

export const seedlings: Banner = (size, palette, chance) => {
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
