import type { Dice } from './dice.ts'
import { skins } from './hands.ts'
import { at, ink, type Palette, placed, sheet } from './paper.ts'

const fair: ReadonlySet<string> = new Set([skins[0], skins[5]])

const fairHairs = ['#2B1B17', '#4A2C1D', '#7A4A26', '#B7793E', '#D9B26B', '#A33B20'] as const
const darkHairs = ['#2B1B17', '#1A1A22', '#3A2419', '#4A2C1D'] as const

/** A hair colour that goes with the skin. */
export const hairFor = (skin: string, chance: Dice): string =>
  chance.pick(fair.has(skin) ? fairHairs : darkHairs)

const hairStyles = {
  short: (hair: string) =>
    `<path d="M-18 -178C-20 -204 20 -204 18 -178C12 -186 -4 -190 -18 -178Z" fill="${hair}"/>`,
  bun: (hair: string) =>
    `<circle cx="-4" cy="-203" r="10" fill="${hair}"/><path d="M-18 -176C-20 -204 20 -204 18 -176C10 -188 -8 -188 -18 -176Z" fill="${hair}"/>`,
  long: (hair: string) =>
    `<path d="M-19 -180C-20 -206 20 -206 19 -180L22 -142C14 -146 16 -170 12 -186C2 -186 -8 -184 -13 -180C-14 -166 -12 -148 -22 -142Z" fill="${hair}"/>`,
  afro: (hair: string) =>
    `<path d="M-16 -172C-34 -176 -34 -204 -16 -208C-6 -220 20 -216 24 -200C34 -190 28 -172 16 -172C18 -184 8 -190 0 -190C-8 -190 -18 -184 -16 -172Z" fill="${hair}"/>`,
  scarf: (hair: string) =>
    `<path d="M-20 -176C-22 -206 22 -206 20 -176C22 -160 20 -150 24 -144H-24C-20 -150 -22 -160 -20 -176ZM-12 -178C-12 -160 12 -160 12 -178C12 -190 -12 -190 -12 -178Z" fill="${hair}" fill-rule="evenodd"/>`,
  bald: (hair: string) =>
    `<path d="M-18 -180C-19 -170 -16 -166 -13 -170ZM18 -180C19 -170 16 -166 13 -170Z" fill="${hair}"/>`,
  cap: (hair: string) =>
    `<path d="M-18 -180C-18 -204 18 -204 18 -182L34 -180C34 -176 30 -175 26 -175H-16Z" fill="${hair}"/>`,
  tail: (hair: string) =>
    `<path d="M-14 -196C-34 -200 -36 -170 -28 -154C-24 -166 -24 -180 -12 -186Z" fill="${hair}"/><path d="M-18 -176C-20 -204 20 -204 18 -178C10 -188 -8 -188 -18 -176Z" fill="${hair}"/>`,
}

export type HairStyle = keyof typeof hairStyles
const styleNames = Object.keys(hairStyles) as [HairStyle, ...HairStyle[]]

export type Look = {
  skin: string
  hair: string
  style: HairStyle
  top: string
  bottom: string
  skirt: boolean
  badge: string
}

/** Upper arm and forearm in degrees: 0 hangs down, 90 points outwards, 180 up. */
export type Arm = readonly [upper: number, lower: number]

export function someLook(chance: Dice, palette: Palette): Look {
  const top = chance.pick([
    palette.accent,
    palette.second,
    palette.front,
    palette.pale,
    palette.middle,
    '#F2B84B',
    '#C8452B',
    '#4A45C4',
  ])
  const style = chance.pick(styleNames)
  const cloth = style === 'scarf' || style === 'cap'
  const skin = chance.pick(skins)
  return {
    skin,
    hair: cloth
      ? chance.pick([palette.second, palette.accent, palette.near, '#E37A5C'])
      : hairFor(skin, chance),
    style,
    top,
    bottom: chance.pick([
      palette.near,
      '#2C3A4B',
      '#5B4636',
      palette.front === top ? palette.near : palette.front,
    ]),
    skirt: style !== 'bald' && style !== 'cap' && chance.chance(0.3),
    badge: palette.pale,
  }
}

const reach = (x: number, y: number, length: number, degrees: number, side: number) => {
  const radians = (degrees * Math.PI) / 180
  return [x + Math.sin(radians) * length * side, y + Math.cos(radians) * length] as const
}

function arm(side: number, [upper, lower]: Arm, look: Look): string {
  const from = [side * 19, -143] as const
  const elbow = reach(from[0], from[1], 33, upper, side)
  const hand = reach(elbow[0], elbow[1], 32, lower, side)
  return `<path d="M${at(elbow[0])} ${at(elbow[1])}L${at(hand[0])} ${at(hand[1])}" stroke="${look.skin}" stroke-width="11" stroke-linecap="round"/><circle cx="${at(hand[0])}" cy="${at(hand[1])}" r="7.4" fill="${look.skin}"/><path d="M${from[0]} ${from[1]}L${at(elbow[0])} ${at(elbow[1])}" stroke="${look.top}" stroke-width="15" stroke-linecap="round"/>`
}

const legs = (look: Look) =>
  look.skirt
    ? `<path d="M-8 -40V-4M8 -40V-4" stroke="${look.skin}" stroke-width="10" stroke-linecap="round"/><path d="M-18 -94H18L30 -28H-30Z" fill="${look.bottom}"/>`
    : `<path d="M-9 -88L-11 -6M9 -88L12 -6" stroke="${look.bottom}" stroke-width="17" stroke-linecap="round"/><rect x="-18" y="-98" width="36" height="20" rx="6" fill="${look.bottom}"/>`

const sitting = (look: Look) =>
  `<path d="M-6 -84H34V-28" stroke="${look.bottom}" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M30 -24H48" stroke="${ink}" stroke-width="10" stroke-linecap="round"/>`

const shoes = `<path d="M-16 -2H-4M8 -2H20" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`

/** A person on their feet, 200 high at scale 1, whose soles are at (x, y). */
export function person(
  x: number,
  y: number,
  scale: number,
  look: Look,
  arms: readonly [Arm, Arm],
  seated = false,
  mirrored = false,
): string {
  const torso = `<path d="M-24 -138C-24 -152 -14 -156 0 -156C14 -156 24 -152 24 -138L20 -86H-20Z" fill="${look.top}"/>`
  const head = `<path d="M0 -166V-150" stroke="${look.skin}" stroke-width="13" stroke-linecap="round"/><path d="M-5 -157C-3 -152 5 -152 7 -159" stroke="${ink}" stroke-opacity=".18" stroke-width="3" fill="none"/><circle cx="0" cy="-178" r="17" fill="${look.skin}"/>${hairStyles[look.style](look.hair)}`
  const face = `<path d="M4 -179V-178M12 -179V-178" stroke="${ink}" stroke-width="3" stroke-linecap="round"/><path d="M4 -170C6 -167 10 -167 12 -170" stroke="${ink}" stroke-width="2" stroke-linecap="round" fill="none"/>`
  const body = `${arm(-1, arms[0], look)}${seated ? sitting(look) : legs(look) + shoes}${torso}${head}${face}${arm(1, arms[1], look)}<circle cx="-9" cy="-132" r="3.6" fill="${look.badge}"/>`
  return sheet(placed(x, y, body, scale, 0, mirrored))
}

export const gestures: readonly [readonly [Arm, Arm], ...(readonly [Arm, Arm])[]] = [
  [
    [12, 6],
    [140, 165],
  ],
  [
    [20, -30],
    [60, 105],
  ],
  [
    [18, 12],
    [42, 92],
  ],
  [
    [150, 170],
    [150, 172],
  ],
  [
    [40, -40],
    [30, 88],
  ],
  [
    [10, 4],
    [70, 74],
  ],
]
