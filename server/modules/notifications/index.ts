// Owns notifications in the site: one row per account and event.
// Never sends email and knows no other module's rules; the module of the mutation chooses the recipients.
// Notifies the live streams once the mutation is saved.

export {
  cancelAllAbout,
  cancelNotification,
  cancelNotifications,
  cancelUnread,
  cancelUnreadBy,
} from './cancel.ts'
export { dismiss } from './dismiss.ts'
export { emailNotified } from './emailNotified.ts'
export { type NewNotification, type NotifiedPeople, notify } from './notify.ts'
export { getAllPreferences, getPreferences, wantsMailNow } from './preferences.ts'
export { prepareCountsWith } from './queries/counts.ts'
export { isStillShown, type Told, toldOf } from './queries/notifications.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { findQuotes } from './queries/quotes.ts'
export { countUnseen, findPeopleWithUnseen } from './queries/unseen.ts'
export { type PastNotification, seedNotifications } from './seedNotifications.ts'
export { getAddressStop, getSearchStop, getStop, getSummaryStop, type SearchStop } from './stopMails.ts'
