import type { TestConfig } from 'yup'
import { limits } from './limits.ts'
import { tidied } from './rules.ts'

// Emoji are joined and coloured by invisible characters, and these scripts join or part their letters with one: there
// they are seen by what they do.
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

// Beside what Unicode calls ignorable, formatting or control: the blank of Braille and the line separators.
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u2800]/u

const address = /:\/\/|www\.|@/i

const blanks = /[\t\n\r \p{Zs}]+/gu

/** One line, in NFC. What cannot be seen stays, so that it is refused rather than taken for another name. */
const tidyName = (value: string) => value.toWellFormed().replace(blanks, ' ').normalize('NFC').trim()

/** What a new name has to change before others read it: a key of the dictionary `validation`; null when nothing. */
export function findNameFault(name: string): string | null {
  if (invisible.test(name.replace(visibleJoins, ''))) return 'name-invisible'
  if (address.test(name.normalize('NFKC'))) return 'name-address'
  return /\p{L}/u.test(name) ? null : 'name-without-letter'
}

/** A name made readable without asking: what no name may hold is taken out of it; "" when nothing is left. */
export function cleanedName(name: string): string {
  if (name.length <= limits.name && findNameFault(name) === null) return name
  const seen = name.replace(new RegExp(invisible, 'gu'), '').split(/\s+/u)
  const words = seen.filter((word) => !address.test(word.normalize('NFKC')))
  const cleaned = words.join(' ').slice(0, limits.name).toWellFormed().trim()
  return findNameFault(cleaned) === null ? cleaned : ''
}

/** A name as it stands already, whatever the rules for new ones; "" when absent. */
export const anyName = () => tidied(tidyName).default('').max(limits.name, 'name-too-long')

const readable: TestConfig<string | undefined> = {
  name: 'readable-name',
  test: (value, { createError }) => {
    const fault = value ? findNameFault(value) : null
    return fault === null || createError({ message: fault })
  },
}

/** A name newly given: others can read it, and it is no address. Reserved words and lookalikes are the server's to know. */
export const newName = () => anyName().test(readable)

/** The same, but where Google vouches: its names are cleaned instead of refused. */
export const newNameUnlessSocial = () =>
  tidied(tidyName)
    .default('')
    .when('tokenSocialNetWork', ([token], rule) =>
      token ? rule : rule.max(limits.name, 'name-too-long').required('name-required').test(readable),
    )
