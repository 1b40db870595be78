import { brand } from '#lib/brand.ts'
import { stripAccents } from '#lib/text.ts'

/** Whose password it is to be, as far as the form knows. */
export type Owner = { name?: string | undefined; email?: string | undefined }

/** Shorter parts of a name or an address stand in too many words by chance. */
const shortestPart = 4

const bare = (text: string) => stripAccents(text).toLowerCase()

const getParts = (text: string) =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= shortestPart)

const withoutGaps = (text: string) => bare(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What of a password somebody who knows its owner would try first, as a key of the dictionary `validation`: the name
 * of the site, their own name, their address; also inside, in other letters, or with signs between. Null when nothing.
 */
export function findPersonalPart(password: string, { name = '', email = '' }: Owner): string | null {
  const given = withoutGaps(password)
  const holds = (parts: string[]) => parts.some((part) => given.includes(withoutGaps(part)))
  if (given.includes(withoutGaps(brand.name))) return 'password-has-product'
  if (holds(getParts(name))) return 'password-has-name'
  return holds(getParts(email.split('@')[0] ?? '')) ? 'password-has-email' : null
}
