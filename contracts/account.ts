import { type InferType, object, string, type TestConfig } from 'yup'
import { type Language, languages } from './languages.ts'
import { limits } from './limits.ts'
import { type MilestoneKind, type Sex, sexes, type Theme } from './lists.ts'
import { newName, newNameUnlessSocial } from './names.ts'
import { findPersonalPart, type Owner } from './passwords.ts'
import {
  country,
  email,
  flag,
  givenPassword,
  line,
  neededId,
  oneOfList,
  oneOfListOrNull,
  opaque,
  paging,
  passwordIfChosen,
  passwordRule,
  sitePath,
  text,
  tidyLine,
  wholeNumber,
} from './rules.ts'
import type { MetWords, SuggestedUser, User, UserCard } from './shapes.ts'

/** The caller's own account. `sex` is "" when not given; `privacyAcceptedAt` null until accepted. */
export type Me = User & {
  email: string
  phone: string
  age: number | null
  sex: Sex | ''
  ong_id: string
  newsletter: boolean
  privacyAcceptedAt: string | null
  language: Language
  theme: Theme
  timeZone: string
  seenMarks: boolean
  typingMarks: boolean
  /** Whether organisations see the e-mail and the phone of their applicants in the table. */
  shareContact: boolean
  hasPassword: boolean
  validated: boolean
  /** Whether the age is missing, without which nothing can be written. */
  needsAge: boolean
  is_fist_login: boolean
  moderator: boolean
  volunteerProfileComplete: boolean
}

export type Tokens = { accessToken: string; refreshToken: string }
export type SignedIn = Tokens & { user: Me }
export type Registered = { token: string; refreshToken: string; account: { id: string; name: string } }
/** The owner chooses a new password with `resetToken`. */
export type NewPasswordLink = { resetToken: string }
export type Surfle = { users: User[] }
export type SurfleValid = { surfleValid: SuggestedUser[] }
export type Session = { id: string; device: string; createdAt: string; usedAt: string; current: boolean }
/**
 * A dated event of an account. `name` and `id` are the offer's (accepted, published), the rated
 * organisation's, or their own (joined); `organisation` is where they were accepted, `open` whether the offer still is.
 */
export type Milestone = {
  kind: MilestoneKind
  at: string
  name: string
  id: string
  organisation?: { id: string; name: string }
  open?: boolean
  rate?: number
}
/** GET /search. `words` says how its words were met, unless all of them were as typed. */
export type FoundUsers = { users: UserCard[]; words?: MetWords }
export type RecentSearches = { recentSearch: { id: string; search_name: string }[] }
export type CountryList = { data: { iso2: string; country: string }[] }

/** A required e-mail address, with the general messages. */
const neededEmail = () => email().required('email-required')

/** Age and sex in registration and settings; both are optional. */
export const ageRule = () => wholeNumber(limits.age.min, limits.age.max, 'age-out-of-range')
export const sexRule = () => oneOfList<Sex | ''>([...sexes, '']).default('')

/**
 * Both payloads of POST /register, by `provider`. A password is required unless Google verified the address.
 * `maxPassword` is the operator's.
 */
export const registerInputFor = (maxPassword: number) =>
  object({
    provider: flag(),
    email: neededEmail(),
    name: newNameUnlessSocial(),
    password: passwordUnlessSocial(maxPassword),
    rePassword: opaque(1_024).test('equal', 'password-not-equal', function equal(value) {
      return !value || this.parent.tokenSocialNetWork || value === this.parent.password
    }),
    age: ageRule(),
    sex: sexRule(),
    state: line(limits.place),
    country: country(),
    city: line(limits.place).when('provider', ([provider], rule) =>
      provider ? rule.required('city-required') : rule,
    ),
    ong_id: line(limits.organisationId, 'ong-id-too-long').when('provider', ([provider], rule) =>
      provider ? rule.required('ong-id-required') : rule,
    ),
    phone: phoneRule().when('provider', ([provider], rule) =>
      provider ? rule.required('phone-required') : rule,
    ),
    tokenSocialNetWork: opaque(),
    privacy: flag(),
    language: oneOfListOrNull(languages),
    invitation: opaque(300),
    returnTo: sitePath(),
  })

/** A phone number: digits, spaces, brackets, dots, dashes and a plus. */
export function phoneRule() {
  return line(limits.phone, 'phone-too-long').matches(/^[+\d][\d ().-]*$/, {
    message: 'phone-invalid',
    excludeEmptyString: true,
  })
}

/** Other fields may have any type; only strings are compared with the password. */
const ownerIn = ({ name, email: address }: Record<string, unknown>): Owner => ({
  name: typeof name === 'string' ? name : '',
  email: typeof address === 'string' ? address : '',
})

/** The name and the address are in the same form. */
const impersonal: TestConfig<string | undefined> = {
  name: 'impersonal',
  test(value) {
    const why = value ? findPersonalPart(value, ownerIn(this.parent)) : null
    return why === null || this.createError({ message: why })
  },
}

function passwordUnlessSocial(maxPassword: number) {
  return opaque(1_024).when('tokenSocialNetWork', ([token], rule) =>
    token ? rule : passwordRule(maxPassword).required('password-required').test(impersonal),
  )
}

export const registerInput = registerInputFor(limits.password.max)
export type RegisterInput = InferType<typeof registerInput>

/** POST /validate/resend, PUT /validate/email, POST /password/forgot, POST /own-data: always 202. */
export const emailInput = object({ email: neededEmail() })
export type EmailInput = InferType<typeof emailInput>

/** The address that receives a link, and the path that a validation link opens afterwards. */
export const validationLinkInput = emailInput.shape({ returnTo: sitePath() })

export const loginInput = object({
  email: email().required('login-email-required'),
  password: givenPassword().required('login-fields-required'),
})
export type LoginInput = InferType<typeof loginInput>

export const socialSignInInput = object({
  token: opaque().required('token-required'),
  email: email(),
  redirect: flag(),
})
export type SocialSignInInput = InferType<typeof socialSignInInput>

/** The nonce that Google writes into this browser's ID tokens. */
export type GoogleNonce = { nonce: string }

/** POST /refresh-token and /logout. */
export const refreshInput = object({ refreshToken: opaque().required('token-required') })

export const timelineInput = object({ ...paging, id: neededId() })

/** A proof of identity: the password, or for Google accounts a fresh token of the same subject. */
const proof = { password: givenPassword(), tokenSocialNetWork: opaque() }

/** POST /validate: without a session of the account, a proof or a new password confirms the link. */
export const validateInputFor = (maxPassword: number) =>
  object({
    ...proof,
    token: opaque().required('token-required'),
    privacy: flag(),
    newPassword: passwordIfChosen(maxPassword),
  })
export const validateInput = validateInputFor(limits.password.max)
export type ValidateInput = Partial<InferType<typeof validateInput>> & { token: string }

export const changeEmailInput = object({ ...proof, email: neededEmail() })
export type ChangeEmailInput = InferType<typeof changeEmailInput>

export const changePasswordInputFor = (maxPassword: number) =>
  object({ ...proof, newPassword: passwordRule(maxPassword).required('password-required') })
export const changePasswordInput = changePasswordInputFor(limits.password.max)
export type ChangePasswordInput = InferType<typeof changePasswordInput>

/** GET /password/reset: when an emailed link expires. */
export const resetLinkInput = object({ token: opaque().required('token-required') })
export type ResetLink = { expiresAt: string }

export const resetPasswordInputFor = (maxPassword: number) =>
  object({
    token: opaque().required('token-required'),
    password: passwordRule(maxPassword).required('password-required'),
  })

/** POST /own-data/export, POST /own-data/erase. */
export const ownDataInput = object({ token: opaque().required('token-required') })

/** The word to type to delete an account, in each language. */
const deleteWords: readonly string[] = ['delete', 'eliminar', 'excluir', 'apagar']
export const deleteWord = () =>
  string()
    .transform((_value: unknown, original: unknown) =>
      typeof original === 'string' ? tidyLine(original).toLowerCase() : original,
    )
    .oneOf(deleteWords, 'confirm-delete')
    .required('confirm-delete')

export const deleteAccountInput = object({
  ...proof,
  id: neededId(),
  confirm: deleteWord(),
})

export const contactInput = object({
  name: newName().required('name-required'),
  email: neededEmail(),
  subject: line(limits.subject).required('subject-required'),
  message: text(limits.contactMessage).required('message-required'),
})
export type ContactInput = InferType<typeof contactInput>
