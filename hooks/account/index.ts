export {
  type GoogleCredential,
  getCredential,
  useGoogleNonce,
  useGoogleOffered,
  useGoogleSignIn,
  useGoogleSignUp,
  withdrawGoogle,
} from './google.ts'
export {
  useDeleteAccount,
  useExportOwnData,
  useOwnDataLink,
  useRequestOwnData,
  useUnsubscribe,
} from './ownData.ts'
export { useForgotPassword, useNotMe, useResetLink, useResetPassword } from './passwords.ts'
export { useSavePicture } from './pictures.ts'
export { useChangeEmail, useChangePassword, useEndSession, useSessions } from './security.ts'
export { useSavePreferences, useSaveSettings } from './settings.ts'
export {
  InvalidResponseError,
  type Place,
  useArrive,
  useRememberPathOnLeaving,
  useSignIn,
} from './signIn.ts'
export { useSignUp } from './signUp.ts'
export { useSpinner } from './spinner.ts'
export { useCorrectEmail, useResendValidation, useValidate } from './validation.ts'
