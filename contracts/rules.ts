import { array, boolean, number, object, setLocale, string } from 'yup'
import { safePath } from '#lib/paths.ts'
import { getParts } from '#lib/text.ts'
import { limits } from './limits.ts'
import { interests } from './lists.ts'
import { noTime, slots } from './week.ts'

// Every message is a key of the dictionary `validation`; the library's own sentences are never shown.
setLocale({
  mixed: {
    default: 'invalid',
    required: 'required',
    defined: 'required',
    notNull: 'required',
    notType: 'invalid',
    oneOf: 'not-in-list',
    notOneOf: 'invalid',
  },
  string: {
    length: 'invalid',
    min: 'too-short',
    max: 'too-long',
    matches: 'invalid',
    email: 'email-invalid',
    url: 'url-invalid',
    uuid: 'id-invalid',
  },
  number: { min: 'out-of-range', max: 'out-of-range', integer: 'number-invalid' },
  boolean: { isValue: 'invalid' },
  array: { min: 'too-few', max: 'too-many' },
  object: { noUnknown: 'invalid' },
})

// Control characters but tab and line ends, and the marks that turn the direction of text around.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const unwanted = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/gu

const wellFormed = (value: string) => value.toWellFormed().replace(/\r\n?/g, '\n').replace(unwanted, '')

// Nothing but blanks and characters that show nothing by themselves: others would see an empty post or title.
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]+$/u

/** Normalises text for storage: NFC, trimmed, without control characters; "" when nothing of it can be seen. */
export const tidyText = (value: string) => wellFormed(value).normalize('NFC').trim().replace(unseen, '')

/** Text of one line: tidy, and each run of white space is one space. */
export const tidyLine = (value: string) => tidyText(value.replace(/\s+/gu, ' '))

/** A string passed through `tidy`. Accepts only strings and null, which becomes "". */
export function tidied(tidy: (value: string) => string) {
  return string().transform((_value: unknown, original: unknown) => {
    if (original === null) return ''
    return typeof original === 'string' ? tidy(original) : original
  })
}

/** A text of several lines, "" when absent. */
export const text = (max: number, tooLong = 'too-long') => tidied(tidyText).default('').max(max, tooLong)

/** A text of one line, "" when absent. */
export const line = (max: number, tooLong = 'too-long') => tidied(tidyLine).default('').max(max, tooLong)

/** An opaque text (a token, a cursor) that is accepted unchanged or refused. */
export const opaque = (max: number = limits.token) =>
  tidied((value) => value)
    .default('')
    .max(max, 'invalid')

// No white space and no signs with a meaning in mail headers; the host has a dot.
const emailPattern = /^[^\s@<>(),;:"\\[\]]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/** An e-mail address, lower case and trimmed; "" when absent. */
export const email = (invalid = 'email-invalid') =>
  tidied((value) => tidyLine(value).toLowerCase())
    .default('')
    .max(limits.email, invalid)
    .matches(emailPattern, { message: invalid, excludeEmptyString: true })

/**
 * A new password: never trimmed or cut, only refused. `max` is the operator's (configuration; 16 by default), which
 * is why the schemas that hold one are made by functions beside their defaults (registerInputFor(max)).
 */
export const passwordRule = (max: number = limits.password.max) =>
  tidied((value) => value.toWellFormed().normalize('NFC'))
    .default('')
    .min(limits.password.min, 'password-too-short')
    .max(max, 'password-too-long')
    .test('printable', 'password-invalid', (value) => (value ?? '').search(unwanted) < 0)

/** An optional new password; "" when absent. */
export const passwordIfChosen = (max: number) =>
  tidied((value) => value.toWellFormed().normalize('NFC'))
    .default('')
    .max(max, 'password-too-long')
    .test('long enough', 'password-too-short', (value) => !value || value.length >= limits.password.min)
    .test('printable', 'password-invalid', (value) => (value ?? '').search(unwanted) < 0)

/** An existing password to compare, as long as any operator could have allowed. */
export const givenPassword = () => opaque(1_024)

function isWebAddress(value: string) {
  if (!/^https?:\/\/[^\s/]/i.test(value) || !URL.canParse(value)) return false
  const { username, password, hostname } = new URL(value)
  return !username && !password && hostname.includes('.')
}

/** A path of this site to return to; "" when absent or not such a path. */
export const sitePath = () => tidied((value) => safePath(value) ?? '').default('')

/** A web address with http or https, "" when absent. */
export const webAddress = () =>
  line(limits.url, 'url-invalid').test('web-address', 'url-invalid', (value) => !value || isWebAddress(value))

/** An ISO2 country code in capitals, "" when absent. */
export const country = () =>
  tidied((value) => tidyLine(value).toUpperCase())
    .default('')
    .matches(/^[A-Z]{2}$/, { message: 'country-invalid', excludeEmptyString: true })

/** An id; undefined when absent. A malformed one gives `id-invalid`, for which endpoints return 404. */
export const id = () =>
  string()
    .transform((_value: unknown, original: unknown) => {
      if (original === null) return undefined
      return typeof original === 'string' ? original.trim().toLowerCase() || undefined : original
    })
    .matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'id-invalid')
    .typeError('id-invalid')

/** A required id. */
export const neededId = () => id().required('id-invalid')

/** The name of an uploaded file: no path, no leading dot. "" when absent; `{ imgName }` is taken as its name. */
export const imageName = () =>
  string()
    .transform((_value: unknown, original: unknown) => {
      if (original === null) return ''
      if (typeof original === 'object' && 'imgName' in original) return original.imgName
      return typeof original === 'string' ? original.trim() : original
    })
    .default('')
    .matches(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/, { message: 'image-invalid', excludeEmptyString: true })

function isCalendarDate(value: string) {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A day of the calendar, `yyyy-mm-dd`; null when absent. */
export const calendarDate = (invalid = 'date-invalid') =>
  string()
    .transform((_value: unknown, original: unknown) =>
      typeof original === 'string' ? original.trim() || null : original,
    )
    .nullable()
    .default(null)
    .test('calendar-date', invalid, (value) => value == null || isCalendarDate(value))

/** A whole number, also from the digits of an address or a form field; null when absent. */
export const wholeNumber = (min: number, max: number, outOfRange = 'out-of-range') =>
  number()
    .transform((_value: unknown, original: unknown) => {
      if (typeof original !== 'string') return original
      const digits = original.trim()
      if (digits === '') return null
      return /^-?\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
    })
    .typeError('number-invalid')
    .nullable()
    .default(null)
    .integer('number-invalid')
    .min(min, outOfRange)
    .max(max, outOfRange)

/** A boolean, also as `true` and `false` in an address; false when absent. */
export const flag = () => boolean().default(false)

/** One id of a closed list. */
export const oneOfList = <T extends string>(list: readonly T[], message = 'not-in-list') =>
  string().oneOf([...list], message)

/** One id of a closed list, or null: in a form or an address also "". */
export const oneOfListOrNull = <T extends string>(list: readonly T[], message = 'not-in-list') =>
  string()
    .transform((_value: unknown, original: unknown) => (original === '' ? null : original))
    .nullable()
    .oneOf([...list, null], message)
    .default(null)

const withoutDoubles = (values: unknown) => (Array.isArray(values) ? [...new Set(values)] : values)

/** Several ids of a closed list without duplicates; empty when absent. */
export const someOfList = <T extends string>(list: readonly T[], max: number, tooMany = 'too-many') =>
  array()
    .transform(withoutDoubles)
    .of(
      string()
        .oneOf([...list], 'not-in-list')
        .required('not-in-list'),
    )
    .default([])
    .max(max, tooMany)

const commaText = () => tidied((value) => getParts(tidyLine(value)).join(',')).max(500, 'too-long')

/** Interests as comma-separated ids: "education,sports", at most four. */
export const interestList = () =>
  commaText()
    .test('known', 'interests-unknown', (value) =>
      getParts(value).every((part) => (interests as readonly string[]).includes(part)),
    )
    .test('at-most', 'interests-too-many', (value) => getParts(value).length <= limits.interests)

/** Availability as comma-separated slots: "mon-a,tue-m", or "no-time" alone. */
export const slotList = () =>
  commaText().test('known', 'slots-unknown', (value) => {
    return value === noTime || getParts(value).every((part) => (slots as readonly string[]).includes(part))
  })

/** `page` and `limit` of every list that has pages. */
export const paging = {
  page: wholeNumber(limits.page.min, limits.page.max, 'page-out-of-range')
    .default(1)
    .nonNullable('page-out-of-range'),
  limit: wholeNumber(limits.pageSize.min, limits.pageSize.max, 'limit-out-of-range')
    .default(limits.pageSize.default)
    .nonNullable('limit-out-of-range'),
}

/** `cursor` and `limit` of every stream. */
export const streaming = { cursor: opaque(300), limit: paging.limit }

export const pageInput = object(paging)

/**
 * The `updatedAt` of the version that was read, sent back with a change: 409 when it has changed since. Without it the
 * change replaces any version.
 */
export const knownVersion = () => opaque(40)
/** A call whose only input is the id in its path. */
export const idInput = object({ id: neededId() })
/** A call with the token of an emailed link. */
export const linkInput = object({ token: opaque().required('token-required') })
/** A call about the account `userId` in its path. */
export const userIdInput = object({ userId: neededId() })
