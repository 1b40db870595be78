import { boolean, type InferType, object, string } from 'yup'
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

/** The preferences tab requires at least one interest, for suggestions. */
export const matchingForm = object({
  categories: interestList().default('').required('interests-required'),
  work_shift: slotList().default(''),
})
export type MatchingForm = InferType<typeof matchingForm>

/** Of volunteers it requires availability too, as their account form does. */
export const volunteerMatchingForm = matchingForm.shape({
  work_shift: slotList().default('').required('availability-required'),
})
