import type { Dice } from './dice.ts'
import { at, type Palette, type Point, placed, type Size, sheet, smooth } from './paper.ts'

type Ridge = {
  y: number
  swing: number
  waves?: number
  fill: string
}

/** A hill line from edge to edge, filled down to the lower border. */
export function ridge(size: Size, chance: Dice, { y, swing, waves = 5, fill }: Ridge): string {
  const step = size.width / waves
  const shift = chance.between(-0.4, 0.4) * step
  const points: Point[] = []
  for (let index = -2; index <= waves + 2; index++) {
    const up = index % 2 === 0 ? 1 : -1
    points.push([index * step + shift, y + up * chance.between(0.35, 1) * swing])
  }
  return sheet(`<path d="${smooth(points)}V${size.height + 40}H-400Z" fill="${fill}"/>`)
}

/** The disc of the sun with two rings of light around it. */
export const sun = (x: number, y: number, radius: number, fill: string, glow = 0.28) =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius * 2.1)}" fill="${fill}" opacity="${glow * 0.5}"/><circle cx="${at(x)}" cy="${at(y)}" r="${at(radius * 1.5)}" fill="${fill}" opacity="${glow}"/><circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${fill}"/>`

export const moon = (x: number, y: number, radius: number, fill: string) =>
  placed(
    x,
    y,
    `<circle r="1.7" fill="${fill}" opacity=".1"/><path d="M.3 -.95A1 1 0 1 0 .95 .3A.8 .8 0 0 1 .3 -.95Z" fill="${fill}"/>`,
    radius,
  )

export function stars(size: Size, chance: Dice, count: number, fill: string): string {
  const dots = Array.from({ length: count }, () => {
    const [x, y] = [chance.between(0, size.width), chance.between(0, size.height * 0.55)]
    return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(chance.between(0.8, 2.4))}" opacity="${at(chance.between(0.4, 1))}"/>`
  })
  return `<g fill="${fill}">${dots.join('')}</g>`
}

export const cloud = (x: number, y: number, scale: number, fill: string, opacity = 0.85) =>
  placed(
    x,
    y,
    `<path d="M-70 20C-92 20 -96 -6 -72 -9C-70 -34 -34 -42 -20 -24C-8 -48 36 -44 40 -14C66 -20 84 18 58 20Z" fill="${fill}" opacity="${opacity}"/>`,
    scale,
  )

/** A bird with both wings out, seen from the side. */
export const bird = (x: number, y: number, scale: number, fill: string, mirrored = false) =>
  placed(
    x,
    y,
    `<path d="M-26 2C-16 -4 -6 -4 2 0C6 -14 16 -26 32 -30C28 -18 24 -8 14 2C22 2 28 -2 34 -2L40 0L33 4C26 12 8 14 -6 9L-24 14C-22 9 -24 5 -26 2Z" fill="${fill}"/><path d="M2 2C-6 -8 -18 -18 -30 -20C-24 -10 -16 2 -4 8Z" fill="${fill}" opacity=".7"/>`,
    scale,
    0,
    mirrored,
  )

/** Far birds: two strokes each. */
export function flock(x: number, y: number, count: number, chance: Dice, colour: string): string {
  const birds = Array.from({ length: count }, (_, index) => {
    const span = chance.between(9, 15)
    const [left, top] = [x + index * chance.between(26, 44), y + chance.between(-26, 26)]
    return `<path d="M${at(left - span)} ${at(top - span / 2.4)}Q${at(left - span / 3)} ${at(top - span / 2)} ${at(left)} ${at(top)}Q${at(left + span / 3)} ${at(top - span / 2)} ${at(left + span)} ${at(top - span / 2.4)}"/>`
  })
  return `<g fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round">${birds.join('')}</g>`
}

/** One sheet of water with scalloped waves along its upper edge. */
export function waves(size: Size, y: number, length: number, shift: number, fill: string): string {
  let path = `M${-length + shift} ${at(y)}`
  for (let x = -length + shift; x < size.width + length; x += length)
    path += `q${at(length * 0.3)} ${at(-length * 0.22)} ${at(length * 0.55)} ${at(-length * 0.06)}t${at(length * 0.45)} ${at(length * 0.06)}`
  return sheet(`<path d="${path}V${size.height + 40}H-400Z" fill="${fill}"/>`)
}

/** Three or four hill lines, each nearer one darker. */
export function hills(size: Size, chance: Dice, palette: Palette, from = 0.48, to = 0.86): string {
  const fills = [palette.far, palette.back, palette.middle, palette.front]
  return fills
    .map((fill, index) => {
      const y = size.height * (from + ((to - from) * index) / (fills.length - 1))
      return ridge(size, chance, {
        y,
        swing: size.height * (0.09 - index * 0.015),
        waves: chance.whole(3, 6),
        fill,
      })
    })
    .join('')
}
