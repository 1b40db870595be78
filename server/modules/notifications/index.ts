// Owns what people are told in the site: one row a person and a mutation.
// Never sends mail and knows no other room's rules; whoever did the mutation says who hears of it.
// Tells the live stream, once the mutation is saved.

export { cancelAllAbout, cancelNotification, cancelUnread } from './cancel.ts'
export { type NewNotification, notify } from './notify.ts'
export { getAllPreferences, getPreferences, wantsMailNow } from './preferences.ts'
export { isStillShown } from './queries/notifications.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export { countUnseen, findPeopleWithUnseen } from './queries/unseen.ts'
export { type PastNotification, seedNotifications } from './seedNotifications.ts'
export { getAddressStop, getStop } from './stopMails.ts'
