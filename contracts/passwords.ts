import { brand } from '#lib/brand.ts'
import { stripAccents } from '#lib/text.ts'

/** The password's owner, as far as the form knows. */
export type Owner = { name?: string | undefined; email?: string | undefined }

/** Shorter parts of a name or an address occur in too many words by chance. */
const shortestPart = 4

const bare = (text: string) => stripAccents(text).toLowerCase()

const getParts = (text: string) =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= shortestPart)

const withoutGaps = (text: string) => bare(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns why a password is easy to guess, as a key of the dictionary `validation`, or null: it contains the name of the
 * site, the owner's name or address, also in other letters or with signs between.
 */
export function findPersonalPart(password: string, { name = '', email = '' }: Owner): string | null {
  const given = withoutGaps(password)
  const contains = (parts: string[]) => parts.some((part) => given.includes(withoutGaps(part)))
  if (given.includes(withoutGaps(brand.name))) return 'password-has-product'
  if (contains(getParts(name))) return 'password-has-name'
  return contains(getParts(email.split('@')[0] ?? '')) ? 'password-has-email' : null
}
