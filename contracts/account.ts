import { type InferType, object, string, type TestConfig } from 'yup'
import { limits } from './limits.ts'
import { type Language, languages, type MilestoneKind, type Sex, sexes, type Theme } from './lists.ts'
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
import type { SuggestedUser, User, UserCard } from './shapes.ts'

/** One's own account. `sex` is "" when not told; `privacyAcceptedAt` null until accepted. */
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
  /** Organisations whose offers one applied to get the e-mail and the phone in their table. */
  shareContact: boolean
  hasPassword: boolean
  validated: boolean
  /** Nothing can be written before the age is told. */
  needsAge: boolean
  is_fist_login: boolean
  moderator: boolean
  volunteerProfileComplete: boolean
}

export type Tokens = { accessToken: string; refreshToken: string }
export type SignedIn = Tokens & { user: Me }
export type Registered = { token: string; refreshToken: string; account: { id: string; name: string } }
/** By `resetToken` an owner who stepped in chooses a new password. */
export type NewPasswordLink = { resetToken: string }
export type Surfle = { users: User[] }
export type SurfleValid = { surfleValid: SuggestedUser[] }
export type Session = { id: string; device: string; createdAt: string; usedAt: string; current: boolean }
/**
 * A dated moment of somebody's life here. `name` and `id` are the offer's (accepted, published), the rated
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
/** GET /search. */
export type FoundUsers = { users: UserCard[] }
export type RecentSearches = { recentSearch: { id: string; search_name: string }[] }
export type CountryList = { data: { iso2: string; country: string }[] }

/** An address that must be there, with the plain messages. */
const neededEmail = () => email().required('email-required')

/** Age and sex as sign-up and settings take them: both may stay empty. */
export const ageRule = () => wholeNumber(limits.age.min, limits.age.max, 'age-out-of-range')
export const sexRule = () => oneOfList<Sex | ''>([...sexes, '']).default('')

/**
 * Both payloads of POST /register; `provider` says which. A password is asked for unless Google vouches.
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

/** Digits, spaces, brackets, dots, dashes and a plus: what people write for a phone. */
export function phoneRule() {
  return line(limits.phone, 'phone-too-long').matches(/^[+\d][\d ().-]*$/, {
    message: 'phone-invalid',
    excludeEmptyString: true,
  })
}

/** Beside the password may stand anything that came: what is no text says nothing of its owner. */
const ownerIn = ({ name, email: address }: Record<string, unknown>): Owner => ({
  name: typeof name === 'string' ? name : '',
  email: typeof address === 'string' ? address : '',
})

/** The name and the address stand in the same form. */
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

/** An address that a link goes to, and where a link to validate leads afterwards. */
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

/** What Google is asked to write into the ID tokens that it makes for this browser. */
export type GoogleNonce = { nonce: string }

/** POST /refresh-token and /logout. */
export const refreshInput = object({ refreshToken: opaque().required('token-required') })
export type RefreshInput = InferType<typeof refreshInput>

export const timelineInput = object({ ...paging, id: neededId() })

/** A proof that it is you: the password, or for Google accounts a fresh token of the same subject. */
const proof = { password: givenPassword(), tokenSocialNetWork: opaque() }

/** POST /validate: without a session of the account one of the proofs, or a new password, says whose link it is. */
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

/** GET /password/reset: until when the link of a mail is of use. */
export const resetLinkInput = object({ token: opaque().required('token-required') })
export type ResetLinkInput = InferType<typeof resetLinkInput>
export type ResetLink = { expiresAt: string }

export const resetPasswordInputFor = (maxPassword: number) =>
  object({
    token: opaque().required('token-required'),
    password: passwordRule(maxPassword).required('password-required'),
  })
export const resetPasswordInput = resetPasswordInputFor(limits.password.max)
export type ResetPasswordInput = InferType<typeof resetPasswordInput>

/** POST /own-data/export, POST /own-data/erase. */
export const ownDataInput = object({ token: opaque().required('token-required') })
export type OwnDataInput = InferType<typeof ownDataInput>

/** The word that a person types to delete their account, in each language of the site. */
export const deleteWords: readonly string[] = ['delete', 'eliminar', 'excluir', 'apagar']
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
export type DeleteAccountInput = InferType<typeof deleteAccountInput>

export const contactInput = object({
  name: newName().required('name-required'),
  email: neededEmail(),
  subject: line(limits.subject).required('subject-required'),
  message: text(limits.contactMessage).required('message-required'),
})
export type ContactInput = InferType<typeof contactInput>
