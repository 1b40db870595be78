/** Up to two initials of a name: its first word's and its last word's. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

/** A hue from 0 to 359, always the same for an id. */
export function hueOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600
  return sum % 360
}

/** The width among those that media serves which is enough for a box of so many pixels on a sharp screen. */
export const servedWidth = (pixels: number) =>
  [64, 128, 256, 512, 1024, 2048].find((width) => width >= pixels * 2) ?? 2048
