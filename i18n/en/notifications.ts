import type es from '../es/notifications.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Notifications',
  clearAll: 'Clear all',
  dismiss: 'Dismiss the notification of {names}',
  empty: 'No notifications. Enjoy the quiet.',
  all: 'See all notifications',
  more: 'Loading earlier notifications',
  accept: 'Accept',
  decline: 'Decline',
  acceptFrom: 'Accept the request of {names}',
  declineFrom: 'Decline the request of {names}',
  connected: 'You and {names} are connected now',
  names: '{count, plural, offset:1 =1 {{first}} =2 {{first} and {second}} other {{first} and # others}}',
  says: {
    likes: '<strong>{names}</strong> {count, plural, one {likes} other {like}} your post',
    likeComment: '<strong>{names}</strong> {count, plural, one {likes} other {like}} your comment',
    comments:
      '<strong>{names}</strong> {count, plural, one {has commented} other {have commented}} on your post',
    mention:
      '<strong>{names}</strong> {count, plural, one {has mentioned} other {have mentioned}} you in a post',
    asked: '<strong>{names}</strong> {count, plural, one {wants} other {want}} to connect with you',
    connectedWith:
      '<strong>{names}</strong> {count, plural, one {has agreed} other {have agreed}} to connect with you',
    applied: '<strong>{names}</strong> {count, plural, one {has applied} other {have applied}} to your offer',
    accepted: '<strong>{names}</strong> accepted you',
    refused: '<strong>{names}</strong> did not select you this time',
    withdrawn:
      '<strong>{names}</strong> withdrew {count, plural, one {the application} other {their applications}}',
    closed: '<strong>{names}</strong> closed an offer you applied to',
    rated: '<strong>{names}</strong> {count, plural, one {has rated} other {have rated}} you',
    warned: 'The moderation team sent you a warning',
    removed: 'The moderation team took down something you published',
    restored: 'Something of yours that was taken down is visible again',
    lifted: 'Your account is active again',
    granted: 'The moderation team granted your appeal',
    rejected: 'The moderation team answered your appeal',
    verification: 'The moderation team has looked at your organisation’s papers',
    moderation: 'The moderation team made a decision that concerns you',
    other: 'There is news from <strong>{names}</strong>',
  },
} satisfies Texts<typeof es>
