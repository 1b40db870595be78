import { cuppedHands, cupSkins, raisedHand, skins } from '../hands.ts'
import { bird, flock, hills, ridge, sun } from '../land.ts'
import { at, drawing, sheet } from '../paper.ts'
import { corner, leaf, sprig, sprout } from '../plants.ts'
import type { Banner } from './banner.ts'

export const leaves: Banner = (size, palette, chance) => {
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

export const hands: Banner = (size, palette, chance) => {
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

export const contours: Banner = (size, palette, chance) => {
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

export const cutouts: Banner = (size, palette) => {
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

export const bowl: Banner = (size, palette, chance) =>
  drawing(size, palette, [
    sun(size.width * 0.5, size.height * 0.5, 150, palette.sun, 0.24),
    hills(size, chance, palette, 0.6, 0.98),
    sheet(sprout(size.width * 0.5, size.height * 0.6, 2.3, palette.near, palette.front)),
    sheet(cuppedHands(size.width * 0.5, size.height * 0.64, 1.3, chance.pick(cupSkins), palette.accent)),
    corner(0, size.height + 40, 1.3, false, palette),
    corner(size.width, size.height + 40, 1.3, true, palette),
  ])
