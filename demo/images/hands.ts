import { placed } from './paper.ts'

export const skins = [
  '#F2C9A5',
  '#E0A77C',
  '#C68656',
  '#9C6238',
  '#6F4327',
  '#F6D7BD',
  '#4E2E1E',
  '#D69A6C',
] as const

/** Skins that stand out from the soil which cupped hands hold. */
export const cupSkins = [skins[0], skins[1], skins[2], skins[5], skins[7]] as const

/** An open hand held up, its wrist in a sleeve; (x, y) is the middle of the palm. */
export function raisedHand(
  x: number,
  y: number,
  scale: number,
  turn: number,
  skin: string,
  sleeve: string,
  mirrored = false,
): string {
  const fingers = 'M-13 -12L-19 -42M-4.5 -16L-6.5 -54M5 -16L7 -53M13.5 -12L20 -41'
  const hand = `<path d="M-11 30L-11 340H11L11 30Z" fill="${skin}"/><path d="${fingers}" stroke="${skin}" stroke-width="9.6" stroke-linecap="round"/><path d="M-14 12C-24 6 -32 -2 -38 -13" stroke="${skin}" stroke-width="10.5" stroke-linecap="round" fill="none"/><path d="M-18 -14C-10 -20 10 -20 18.4 -13C21 6 17 24 11 36H-11C-16 26 -21 8 -18 -14Z" fill="${skin}"/><path d="M-9 -1C-4 6 5 6 11 0M-13 2C-10 10 -7 16 -7 22" stroke="#18211C" stroke-opacity=".16" stroke-width="2.2" stroke-linecap="round" fill="none"/><path d="M-16 66H16L25 360H-25Z" fill="${sleeve}"/><rect x="-18" y="60" width="36" height="13" rx="5" fill="${sleeve}"/><rect x="-18" y="60" width="36" height="13" rx="5" fill="#18211C" opacity=".14"/>`
  return placed(x, y, hand, scale, turn, mirrored)
}

/** Two hands that form a bowl, with its content at (x, y). */
export function cuppedHands(x: number, y: number, scale: number, skin: string, sleeve: string): string {
  const half = `<path d="M40 52L118 190" stroke="${skin}" stroke-width="40" stroke-linecap="round"/><path d="M84 128L150 246" stroke="${sleeve}" stroke-width="58" stroke-linecap="round"/><path d="M73 136L104 117" stroke="#18211C" stroke-opacity=".15" stroke-width="12" stroke-linecap="round"/>`
  const palm = `<path d="M-96 -16C-104 -22 -112 -12 -106 0C-92 44 -50 78 0 78C50 78 92 44 106 0C112 -12 104 -22 96 -16C66 8 32 14 0 14C-32 14 -66 8 -96 -16Z" fill="${skin}"/>`
  const soil =
    '<path d="M-82 -2C-50 -34 50 -34 82 -2C52 14 28 18 0 18C-28 18 -52 14 -82 -2Z" fill="#5A3A2A"/>'
  const lines = `<path d="M0 22V76M-30 60C-22 66 -12 72 -2 74M-54 46C-44 54 -34 60 -24 64M30 60C22 66 12 72 2 74M54 46C44 54 34 60 24 64" stroke="#18211C" stroke-opacity=".17" stroke-width="3" stroke-linecap="round" fill="none"/>`
  const thumbs = `<path d="M-88 -4C-70 10 -56 14 -40 12M88 -4C70 10 56 14 40 12" stroke="${skin}" stroke-width="19" stroke-linecap="round" fill="none"/>`
  return placed(x, y, half + placed(0, 0, half, 1, 0, true) + soil + palm + thumbs + lines, scale)
}
