const firstLetter = (word = '') => [...word][0] ?? ''

/** Up to two initials of a name: of its first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? firstLetter(words.at(-1)) : ''
  return (firstLetter(words[0]) + last).toLocaleUpperCase()
}

/** A hue from 0 to 359, always equal for an id. */
export function getHue(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600
  return sum % 360
}
