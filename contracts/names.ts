import type { TestConfig } from 'yup'
import { limits } from './limits.ts'
import { tidied } from './rules.ts'

// Invisible characters join and colour emoji, and join or separate letters in these scripts, so they are allowed there.
const joiningScripts = [
  ...[
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
    'Mongolian',
  ],
  ...['Myanmar', 'Oriya', 'Sinhala', 'Syriac', 'Tamil', 'Telugu', 'Tibetan'],
]
const joining = `[${joiningScripts.map((script) => `\\p{Script=${script}}`).join('')}]`
const pictograph = '\\p{Extended_Pictographic}'
const visibleJoins = new RegExp(
  [
    '(?<=\\p{Emoji})\\uFE0F',
    `(?<=${pictograph}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=${pictograph})`,
    `(?<=${joining})[\\u200C\\u200D](?=${joining})`,
  ].join('|'),
  'gu',
)

// Beside the characters that Unicode calls ignorable, formatting or control: the Braille blank and the line separators.
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u2800]/u

const address = /:\/\/|www\.|@/i

const blanks = /[\t\n\r \p{Zs}]+/gu

/** One line, in NFC. Invisible characters stay, so that the name is refused and not taken for another. */
const tidyName = (value: string) => value.toWellFormed().replace(blanks, ' ').normalize('NFC').trim()

/** Returns why a new name is refused, as a key of the dictionary `validation`; null if it is not. */
export function findNameFault(name: string): string | null {
  if (invisible.test(name.replace(visibleJoins, ''))) return 'name-invisible'
  if (address.test(name.normalize('NFKC'))) return 'name-address'
  return /\p{L}/u.test(name) ? null : 'name-without-letter'
}

/** Removes the characters that no name may contain; "" when nothing is left. */
export function cleanedName(name: string): string {
  if (name.length <= limits.name && findNameFault(name) === null) return name
  const seen = name.replace(new RegExp(invisible, 'gu'), '').split(/\s+/u)
  const words = seen.filter((word) => !address.test(word.normalize('NFKC')))
  const cleaned = words.join(' ').slice(0, limits.name).toWellFormed().trim()
  return findNameFault(cleaned) === null ? cleaned : ''
}

/** An existing name, not subject to the rules for new ones; "" when absent. */
export const anyName = () => tidied(tidyName).default('').max(limits.name, 'name-too-long')

const readable: TestConfig<string | undefined> = {
  name: 'readable-name',
  test: (value, { createError }) => {
    const fault = value ? findNameFault(value) : null
    return fault === null || createError({ message: fault })
  },
}

/** A new name: readable, and no address. The server checks reserved words and lookalikes. */
export const newName = () => anyName().test(readable)

/** A new name from Google, which is cleaned in place of refused. */
export const newNameUnlessSocial = () =>
  tidied(tidyName)
    .default('')
    .when('tokenSocialNetWork', ([token], rule) =>
      token ? rule : rule.max(limits.name, 'name-too-long').required('name-required').test(readable),
    )
