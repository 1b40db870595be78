import { boolean, type InferType, object, string } from 'yup'
import { getParts } from '#lib/text.ts'
import { ageRule, phoneRule, sexRule } from './account.ts'
import { languages } from './languages.ts'
import { limits } from './limits.ts'
import { themes } from './lists.ts'
import { anyName } from './names.ts'
import {
  country,
  email,
  imageName,
  interestList,
  line,
  oneOfList,
  slotList,
  text,
  webAddress,
} from './rules.ts'
import { noTime } from './week.ts'

const background = () =>
  object({ imgName: imageName().required('image-invalid') })
    .nullable()
    .default(null)

const config = {
  avatar: imageName(),
  about: text(limits.about, 'about-too-long'),
  background: background(),
  categories: interestList().default(''),
  work_shift: slotList().default(''),
  facebook: webAddress(),
  twitter: webAddress(),
  instagram: webAddress(),
  linkedin: webAddress(),
  website: webAddress(),
}

const settings = {
  // Names older than the rules for new ones stay valid; the server checks changed names.
  name: anyName().required('name-required'),
  country: country(),
  state: line(limits.place),
  city: line(limits.place),
  phone: phoneRule(),
  age: ageRule(),
  sex: sexRule(),
  ong_id: line(limits.organisationId, 'ong-id-too-long'),
  privacy: boolean().default(false).isTrue('privacy-required'),
}

/** PUT /settings: replaces all fields. The server accepts incomplete profiles; the form below requires more. */
export const settingsInput = object({ ...settings, config: object(config) })
export type SettingsInput = InferType<typeof settingsInput>

const accountFormConfig = object({
  ...config,
  about: config.about.required('about-required'),
  categories: config.categories.required('interests-required'),
})

/** The account form of both roles. Its e-mail is checked here but changed by another endpoint. */
const accountForm = object({
  ...settings,
  email: email('account-email-invalid').required('account-email-invalid'),
  country: settings.country.required('country-required'),
  city: settings.city.required('city-required'),
  config: accountFormConfig,
})
export type AccountForm = InferType<typeof accountForm>

/** The account form of a volunteer: all that applying needs is required. */
export const volunteerAccountForm = accountForm.shape({
  age: settings.age.required('age-required'),
  config: accountFormConfig.shape({ work_shift: config.work_shift.required('availability-required') }),
})

/** The account form of an organisation, with a phone and its id. */
export const organisationAccountForm = accountForm.shape({
  phone: settings.phone.required('phone-required'),
  ong_id: settings.ong_id.required('ong-id-required'),
})

function isTimeZone(value: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

/** PUT /preferences: what is absent stays as it is. */
export const preferencesInput = object({
  categories: interestList(),
  work_shift: slotList(),
  language: oneOfList(languages),
  theme: oneOfList(themes),
  timeZone: string()
    .max(64, 'time-zone-unknown')
    .test('time-zone', 'time-zone-unknown', (value) => value === undefined || isTimeZone(value)),
  newsletter: boolean(),
  seenMarks: boolean(),
  typingMarks: boolean(),
  shareContact: boolean(),
})
export type PreferencesInput = InferType<typeof preferencesInput>

/** The preferences tab requires at least one interest and the hours, for suggestions. */
export const matchingForm = object({
  categories: interestList().default('').required('interests-required'),
  work_shift: slotList().default(''),
})
export type MatchingForm = InferType<typeof matchingForm>

/** What applying asks of a volunteer'''s profile: fields of the account form, in its order. */
export const neededToApply = [
  'name',
  'age',
  'country',
  'city',
  'config.about',
  'config.categories',
  'config.work_shift',
] as const
export type NeededToApply = (typeof neededToApply)[number]

type ProfileFields = {
  name: string
  age: number | null
  country: string
  city: string
  config: { about: string; categories: string; work_shift: string }
}

const isGiven: Record<NeededToApply, (profile: ProfileFields) => boolean> = {
  name: ({ name }) => name !== '',
  age: ({ age }) => age !== null,
  country: ({ country: home }) => home !== '',
  city: ({ city }) => city !== '',
  'config.about': ({ config: { about } }) => about !== '',
  'config.categories': ({ config: { categories } }) => {
    const chosen = getParts(categories).length
    return chosen >= 1 && chosen <= limits.interests
  },
  'config.work_shift': ({ config: { work_shift: times } }) => times === noTime || getParts(times).length > 0,
}

/** Returns which of these a profile lacks. */
export const missingToApply = (profile: ProfileFields): NeededToApply[] =>
  neededToApply.filter((field) => !isGiven[field](profile))
