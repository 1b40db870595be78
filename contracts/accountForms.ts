import { boolean, type InferType, object, ref } from 'yup'
import { ageRule, deleteWord, phoneRule, sexRule } from './account.ts'
import type { ProofKind } from './errors.ts'
import { limits } from './limits.ts'
import { newName } from './names.ts'
import { country, email, givenPassword, line, opaque, passwordRule } from './rules.ts'

// The messages of the two registration forms differ slightly, so each has its own key.

/** A repeated password that equals the field `of`. */
const repeated = (of: string, message: string) => opaque(1_024).oneOf([ref(of)], message)

/** The volunteer's registration form; `maxPassword` is the operator's. */
export const volunteerSignUpFormFor = (maxPassword: number) =>
  object({
    email: email().required('email-required'),
    name: newName().required('name-required'),
    age: ageRule(),
    sex: sexRule(),
    password: passwordRule(maxPassword).required('password-required'),
    rePassword: repeated('password', 'password-not-equal'),
    privacy: boolean().default(false).isTrue('privacy-required'),
  })
export const volunteerSignUpForm = volunteerSignUpFormFor(limits.password.max)
export type VolunteerSignUpForm = InferType<typeof volunteerSignUpForm>

/** The organisation's registration form; `maxPassword` is the operator's. */
export const organisationSignUpFormFor = (maxPassword: number) =>
  object({
    name: newName().required('organisation-name-required'),
    email: email().required('organisation-email-required'),
    country: country().required('country-required'),
    city: line(limits.place).required('organisation-city-required'),
    ong_id: line(limits.organisationId, 'ong-id-too-long').required('organisation-ong-id-required'),
    phone: phoneRule().required('organisation-phone-required'),
    password: passwordRule(maxPassword).required('organisation-password-required'),
    rePassword: repeated('password', 'organisation-password-not-equal'),
    privacy: boolean().default(false).isTrue('privacy-required'),
  })
export const organisationSignUpForm = organisationSignUpFormFor(limits.password.max)
export type OrganisationSignUpForm = InferType<typeof organisationSignUpForm>

/** A proof of identity: the password, or for accounts without one a fresh token of the same Google subject. */
const proofFor = (hasPassword: boolean) => ({
  tokenSocialNetWork: hasPassword ? opaque() : opaque().required('google-unproven'),
  password: hasPassword ? givenPassword().required('password-required') : givenPassword(),
})

/** The security tab of settings: a proof of identity and the new password twice. */
export const newPasswordFormFor = (maxPassword: number, hasPassword: boolean) =>
  object({
    ...proofFor(hasPassword),
    newPassword: passwordRule(maxPassword).required('password-required'),
    rePassword: repeated('newPassword', 'passwords-must-match'),
  })
export type NewPasswordForm = InferType<ReturnType<typeof newPasswordFormFor>>

/** The security tab of settings: a proof of identity and the new address. */
export const newEmailFormFor = (hasPassword: boolean) =>
  object({ ...proofFor(hasPassword), email: email().required('email-required') })
export type NewEmailForm = InferType<ReturnType<typeof newEmailFormFor>>

/** Confirms the deletion of an account: "delete" in any language. */
export const deleteAccountFormFor = (hasPassword: boolean) =>
  object({ ...proofFor(hasPassword), confirm: deleteWord() })
export type DeleteAccountForm = InferType<ReturnType<typeof deleteAccountFormFor>>

/** The form of a password reset link. */
export const resetPasswordFormFor = (maxPassword: number) =>
  object({
    password: passwordRule(maxPassword).required('password-required'),
    rePassword: repeated('password', 'passwords-must-match'),
  })
export const resetPasswordForm = resetPasswordFormFor(limits.password.max)
export type ResetPasswordForm = InferType<typeof resetPasswordForm>

/** What the page of a validation link requires. */
type AskedToValidate = { asked: ProofKind | undefined; asksPrivacy: boolean; maxPassword: number }

/** The form of a validation link; `password` is the current one or, if required, a new one. */
export const validateFormFor = ({ asked, asksPrivacy, maxPassword }: AskedToValidate) =>
  object({
    privacy: boolean()
      .default(false)
      .oneOf(asksPrivacy ? [true] : [true, false], 'privacy-required'),
    password: passwordAsked(asked, maxPassword),
    rePassword: asked === 'new-password' ? repeated('password', 'passwords-must-match') : opaque(1_024),
    tokenSocialNetWork: asked === 'google' ? opaque().required('google-unproven') : opaque(),
  })
export type ValidateForm = InferType<ReturnType<typeof validateFormFor>>

function passwordAsked(asked: ProofKind | undefined, maxPassword: number) {
  if (asked === 'new-password') return passwordRule(maxPassword).required('password-required')
  return asked === 'password' ? givenPassword().required('password-required') : givenPassword()
}
