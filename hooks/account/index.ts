export { useCountdown } from './countdown.ts'
export {
  credentialOf,
  type GoogleCredential,
  useGoogleOffered,
  useGoogleSignIn,
  useGoogleSignUp,
} from './google.ts'
export { useForgotPassword, useResetPassword } from './passwords.ts'
export { fieldsRefused, isRefused } from './refusal.ts'
export { useSavePreferences, useSaveSettings } from './settings.ts'
export {
  InvalidAnswerError,
  isSignedIn,
  type Place,
  useArrive,
  useKeepPathOnLeaving,
  useKeptPath,
  useSignIn,
} from './signIn.ts'
export { useSignUp } from './signUp.ts'
export { useSpinner } from './spinner.ts'
export { useCorrectEmail, useResendValidation, useValidate } from './validation.ts'
