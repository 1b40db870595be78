import type {
  ChangeEmailInput,
  ChangePasswordInput,
  ContactInput,
  FoundUsers,
  GoogleNonce,
  LoginInput,
  Me,
  Milestone,
  NewPasswordLink,
  RecentSearches,
  Registered,
  RegisterInput,
  ResetLink,
  Session,
  SignedIn,
  SocialSignInInput,
  Surfle,
  SurfleValid,
  ValidateInput,
} from '#contracts/account.ts'
import type { DeleteAccountForm } from '#contracts/accountForms.ts'
import type { UserPage, UserSearchInput, UsersInput } from '#contracts/directory.ts'
import type { Rating, RatingForm, RatingPage } from '#contracts/ratings.ts'
import type { SettingsInput } from '#contracts/settings.ts'
import type { Page, PreviewUser, User } from '#contracts/shapes.ts'
import { calls } from '#lib/calls.ts'
import { createClient, renewSession } from '#services/http/client.ts'
import { announceSignOut, getSessionUserId } from './sessionEnd.ts'

const account = createClient('account')

export const register = (input: Partial<RegisterInput>) =>
  account.post<Registered>(calls.account.register, input)
/** Refreshes the session first: a bearer tells the server that the link was followed while signed in. */
export async function validate(input: ValidateInput): Promise<SignedIn> {
  await renewSession()
  return account.post<SignedIn>(calls.account.validate, input)
}
/** `returnTo`: the page that opens once the link in the email has been followed. */
export const resendValidation = (email: string, returnTo: string | null) =>
  account.post<void>(calls.account.resendValidation, { email, ...(returnTo && { returnTo }) })
export const correctEmail = (email: string, returnTo: string | null) =>
  account.put<void>(calls.account.correctEmail, { email, ...(returnTo && { returnTo }) })
export const login = (input: LoginInput) => account.post<SignedIn>(calls.account.login, input)
export const socialSignIn = (input: SocialSignInInput) =>
  account.post<SignedIn>(calls.account.socialSignIn, input)
export const createGoogleNonce = () => account.post<GoogleNonce>(calls.account.googleNonce)
export const forgotPassword = (email: string) => account.post<void>(calls.account.forgotPassword, { email })
/** Takes the token of a warning email. When all sessions of the account end, its other tabs here are signed out too. */
export async function recoverAccount(token: string): Promise<NewPasswordLink> {
  const owner = getSessionUserId()
  const stopped = await account.post<NewPasswordLink>(calls.account.notMe, { token })
  await renewSession()
  if (owner && !getSessionUserId()) announceSignOut(owner)
  return stopped
}
export const checkResetLink = (token: string) =>
  account.get<ResetLink>(calls.account.resetPassword, { token })
export const resetPassword = (input: { token: string; password: string }) =>
  account.post<void>(calls.account.resetPassword, input)
export const readUser = (id: string) => account.get<User | PreviewUser>(calls.account.user(id))
export const searchUsers = (input: Partial<UserSearchInput>) =>
  account.get<FoundUsers>(calls.account.search, input)
export const listRecentSearches = (userId: string) =>
  account.get<RecentSearches>(calls.account.recentSearch(userId))
export const saveRecentSearch = (userId: string, text: string) =>
  account.post<RecentSearches>(calls.account.recentSearch(userId), { search_name: text })
export const clearRecentSearches = (userId: string) => account.delete(calls.account.recentSearch(userId))
export const saveSettings = (input: SettingsInput) => account.put<Me>(calls.account.settings, input)
export const changePassword = (input: ChangePasswordInput) => account.put<void>(calls.account.password, input)
export const changeEmail = (input: ChangeEmailInput) => account.post<void>(calls.account.email, input)
export const listSessions = () => account.get<Session[]>(calls.account.sessions)
export const endSession = (id: string) => account.delete(calls.account.session(id))
/** Stops emails of the kind that the token of an email names. */
export const unsubscribe = (token: string) => account.post<void>(calls.account.unsubscribe(token))
export const exportOwnData = () =>
  account.get<Blob>(calls.account.export, undefined, { responseType: 'blob' })
/** Emails a suspended account a link that works once, for its export or for its erasure. */
export const requestOwnData = (email: string) => account.post<void>(calls.account.ownData, { email })
export const exportDataByLink = (token: string) =>
  account.post<Blob>(calls.account.exportByLink, { token }, { responseType: 'blob' })
export const deleteAccountByLink = (token: string) => account.post<void>(calls.account.eraseByLink, { token })
/** Erases the signed-in account; the proof is a password or Google's token. */
export const deleteAccount = (id: string, input: DeleteAccountForm) =>
  account.delete(calls.account.user(id), { body: input })
export const finishFirstLogin = () => account.post<void>(calls.account.firstLoginDone, {})
export const contactOperator = (input: ContactInput) => account.post<void>(calls.account.contact, input)
export const listRandomPeople = () => account.get<Surfle>(calls.account.surfle)
export const suggestPeople = () => account.get<SurfleValid>(calls.account.surfleValid)
export const listUsers = (params: Partial<UsersInput>) => account.get<UserPage>(calls.account.users, params)
export const readTimeline = (userId: string, page: number) =>
  account.get<Page<Milestone>>(calls.account.timeline(userId), { page })
export const listRatings = (userId: string, page: number) =>
  account.get<RatingPage>(calls.account.ratings(userId), { page })
export const saveRating = (userId: string, input: RatingForm) =>
  account.post<Rating>(calls.account.ratings(userId), input)
export const replyToRating = (id: string, text: string) =>
  account.put<Rating>(calls.account.ratingAnswer(id), { text })
export const removeRatingReply = (id: string) => account.delete(calls.account.ratingAnswer(id))
