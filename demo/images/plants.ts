import type { Dice } from './dice.ts'
import { at, type Palette, placed, sheet } from './paper.ts'

/** A leaf that grows upwards from its stalk at (0, 0); length and width in pixels. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  fill: string,
  vein = '',
): string {
  const half = width / 2
  const blade = `<path d="M0 0C${at(-half * 1.3)} ${at(-length * 0.25)} ${at(-half)} ${at(-length * 0.75)} 0 ${at(-length)}C${at(half)} ${at(-length * 0.75)} ${at(half * 1.3)} ${at(-length * 0.25)} 0 0Z" fill="${fill}"/>`
  const ribs = [0.3, 0.48, 0.66]
    .map((share) => {
      const [from, to] = [at(-length * share), at(-length * (share + 0.14))]
      return `M0 ${from}L${at(-half * 0.6)} ${to}M0 ${from}L${at(half * 0.6)} ${to}`
    })
    .join('')
  const lines = vein
    ? `<path d="M0 0V${at(-length * 0.88)}${ribs}" stroke="${vein}" stroke-width="${at(Math.max(1.4, width / 26))}" stroke-linecap="round" fill="none"/>`
    : ''
  return placed(x, y, blade + lines, 1, turn)
}

/** A stem with pairs of leaves, like an olive or ash twig. */
export function sprig(
  x: number,
  y: number,
  height: number,
  pairs: number,
  turn: number,
  fill: string,
  stem = fill,
): string {
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const up = -height * (0.2 + (0.68 * index) / pairs)
    const length = height * (0.34 - 0.14 * (index / pairs))
    return (
      leaf(0, up, length, length * 0.38, -52, fill) +
      leaf(0, up - height * 0.05, length, length * 0.38, 52, fill)
    )
  })
  const stalk = `<path d="M0 0V${at(-height * 0.9)}" stroke="${stem}" stroke-width="${at(Math.max(2, height / 50))}" stroke-linecap="round"/>`
  return placed(
    x,
    y,
    stalk + leaves.join('') + leaf(0, -height * 0.82, height * 0.24, height * 0.1, 0, fill),
    1,
    turn,
  )
}

/** Two round leaves on a bent stem: the sprout of the logo. */
export const sprout = (x: number, y: number, scale: number, fill: string, second = fill) =>
  placed(
    x,
    y,
    `<path d="M0 0C2 -16 -2 -28 0 -44" stroke="${fill}" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M0 -40C-4 -64 -26 -72 -48 -68C-46 -46 -26 -32 0 -40Z" fill="${second}"/><path d="M0 -44C2 -70 24 -86 50 -84C52 -58 30 -38 0 -44Z" fill="${fill}"/>`,
    scale,
  )

const crowns = {
  round: (fill: string, shade: string) =>
    `<ellipse cx="0" cy="-74" rx="36" ry="42" fill="${fill}"/><path d="M0 -32V-88M0 -54L-14 -68M0 -62L13 -78" stroke="${shade}" stroke-width="3.4" stroke-linecap="round" fill="none"/>`,
  pine: (fill: string, shade: string) =>
    `<path d="M0 -130L34 -70H20L42 -26H-42L-20 -70H-34Z" fill="${fill}"/><path d="M0 -130L34 -70H20L42 -26H0Z" fill="${shade}" opacity=".35"/>`,
  cypress: (fill: string, shade: string) =>
    `<path d="M0 -150C22 -104 22 -50 0 -12C-22 -50 -22 -104 0 -150Z" fill="${fill}"/><path d="M0 -150C22 -104 22 -50 0 -12Z" fill="${shade}" opacity=".3"/>`,
  olive: (fill: string, shade: string) =>
    `<path d="M-46 -58C-60 -84 -34 -108 -10 -98C8 -118 52 -104 46 -74C60 -52 28 -36 8 -46C-10 -34 -38 -38 -46 -58Z" fill="${fill}"/><path d="M0 -30C2 -50 -8 -60 -18 -72M1 -46C10 -58 18 -62 24 -76" stroke="${shade}" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  poplar: (fill: string, shade: string) =>
    `<ellipse cx="0" cy="-84" rx="20" ry="62" fill="${fill}"/><path d="M0 -22V-112M0 -60L-9 -74M0 -76L9 -90" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`,
}

export type Tree = keyof typeof crowns

/** A tree whose foot stands at (x, y); scale 1 is about 120 pixels high. */
export const tree = (kind: Tree, x: number, y: number, scale: number, fill: string, trunk: string) =>
  placed(x, y, `<path d="M-4 0L-2.6 -44H2.6L4 0Z" fill="${trunk}"/>${crowns[kind](fill, trunk)}`, scale)

/** Trees along a ground line, none quite like its neighbour. */
export function grove(
  chance: Dice,
  kind: Tree,
  count: number,
  from: number,
  to: number,
  y: number,
  scale: number,
  fill: string,
  trunk: string,
): string {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, index) =>
    tree(
      kind,
      from + step * (index + chance.between(0.2, 0.8)),
      y + chance.between(-6, 10),
      scale * chance.between(0.75, 1.15),
      fill,
      trunk,
    ),
  ).join('')
}

export const flower = (x: number, y: number, height: number, petals: string, heart: string, stem: string) =>
  placed(
    x,
    y,
    `<path d="M0 0C3 ${at(-height * 0.3)} -3 ${at(-height * 0.7)} 0 ${at(-height)}" stroke="${stem}" stroke-width="5" fill="none" stroke-linecap="round"/>${leaf(0, -height * 0.25, 44, 20, 50, stem)}${leaf(0, -height * 0.42, 38, 17, -50, stem)}${[0, 60, 120, 180, 240, 300].map((turn) => placed(0, -height, `<ellipse cx="0" cy="-18" rx="10" ry="16" fill="${petals}"/>`, 1, turn)).join('')}<circle cx="0" cy="${at(-height)}" r="10" fill="${heart}"/>`,
  )

/** Big leaves that grow in from a lower corner and frame the view. */
export function corner(x: number, y: number, scale: number, mirrored: boolean, palette: Palette): string {
  const leaves =
    leaf(0, 0, 210, 74, -8, palette.near, palette.front) +
    leaf(20, 10, 180, 62, 30, palette.front, palette.near) +
    leaf(34, 20, 150, 54, 62, palette.near, palette.front) +
    sprig(-18, 10, 190, 5, -30, palette.middle, palette.front)
  return sheet(placed(x, y, leaves, scale, 0, mirrored))
}
