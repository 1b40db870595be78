// Owns people and organisations: their accounts, sessions, links by e-mail and what others may see of them.
// Never reads another room's tables; gives no row away raw, and no private field to anyone but its owner.
// Tells the processes of the house when a session ends; tells nobody else.
export { changeEmail } from './changeEmail.ts'
export { changePassword } from './changePassword.ts'
export { correctEmail } from './correctEmail.ts'
export { endDevice } from './endDevice.ts'
export { finishFirstLogin } from './finishFirstLogin.ts'
export { forgotPassword } from './forgotPassword.ts'
export { listCountries } from './listCountries.ts'
export { listSessions } from './listSessions.ts'
export { listUsers } from './listUsers.ts'
export { logIn } from './logIn.ts'
export { logOut } from './logOut.ts'
export { hashPassword } from './passwords.ts'
export {
  findRecipient,
  findUserCards,
  findUsers,
  type Recipient,
  type VolunteerFacts,
  volunteerFacts,
} from './people.ts'
export { findShownPictures, saveResponseMinutes } from './queries/accounts.ts'
export { hasAccounts, seedAccounts } from './queries/seed.ts'
export { readMe } from './readMe.ts'
export { readUser } from './readUser.ts'
export { refreshSession } from './refreshSession.ts'
export { registerAccount } from './registerAccount.ts'
export { resendValidation } from './resendValidation.ts'
export { resetPassword } from './resetPassword.ts'
export { savePreferences } from './savePreferences.ts'
export { saveSettings } from './saveSettings.ts'
export { sessionReader } from './sessionReader.ts'
export { signInWithGoogle } from './signInWithGoogle.ts'
export { validateAccount } from './validateAccount.ts'
