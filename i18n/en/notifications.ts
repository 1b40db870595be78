import type es from '../es/notifications.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Notifications',
  clearAll: 'Clear all',
  clearTitle: 'Clear all notifications?',
  clearText:
    '{count, plural, one {# notification goes} other {# notifications go}} from your list. Connection requests that wait for your answer stay.',
  cleared: 'Notifications cleared',
  restored: 'Your notifications are back',
  undo: 'Undo',
  readAll: 'Mark all as read',
  new: 'New',
  earlier: 'Earlier',
  quote: '“{about}”',
  dismiss: 'Dismiss the notification of {names}',
  empty: 'No notifications. Enjoy the quiet.',
  all: 'See all notifications',
  more: 'Loading earlier notifications',
  accept: 'Accept',
  decline: 'Decline',
  acceptFrom: 'Accept the connection request of {names}',
  declineFrom: 'Decline the connection request of {names}',
  connected: 'You and {names} are connected now',
  names: '{others, plural, =1 {{both}} other {{first} and # others}}',
  says: {
    likes: '<strong>{names}</strong> {count, plural, one {likes} other {like}} your post',
    likeComment: '<strong>{names}</strong> {count, plural, one {likes} other {like}} your comment',
    comments: '<strong>{names}</strong> {count, plural, other {commented}} on your post',
    answered: '<strong>{names}</strong> {count, plural, other {answered}} your comment',
    mention: '<strong>{names}</strong> {count, plural, other {mentioned}} you in a post',
    asked: '<strong>{names}</strong> {count, plural, one {wants} other {want}} to connect with you',
    connectedWith: '<strong>{names}</strong> {count, plural, other {accepted}} your connection request',
    applied:
      '<strong>{names}</strong> {count, plural, other {applied}} to {named, select, yes {<object>{about}</object>} other {your offer}}',
    accepted:
      '<strong>{names}</strong> accepted you{named, select, yes { for <object>{about}</object>} other {}}',
    refused:
      '<strong>{names}</strong> did not select you this time{named, select, yes { for <object>{about}</object>} other {}}',
    withdrawn:
      '<strong>{names}</strong> withdrew {count, plural, one {the application} other {their applications}}{named, select, yes { to <object>{about}</object>} other {}}',
    closed:
      '<strong>{names}</strong> closed {named, select, yes {<object>{about}</object>, an offer} other {an offer}} you applied to',
    'place-free':
      'A place is free for you with <strong>{names}</strong>{named, select, yes { in <object>{about}</object>} other {}}',
    'place-passed-on':
      'The place with <strong>{names}</strong>{named, select, yes { in <object>{about}</object>} other {}} went to the next person',
    changed:
      '<strong>{names}</strong> changed {named, select, yes {<object>{about}</object>, an offer} other {an offer}} you applied to',
    rated: '<strong>{names}</strong> {count, plural, other {rated}} you',
    found:
      '<strong>{names}</strong> published {named, select, yes {<object>{about}</object>, which one of your searches found} other {an offer that one of your searches found}}',
    ended: '<strong>{names}</strong> has ended your volunteering. How was it?',
    'rating-answered': '<strong>{names}</strong> has answered your review',
    warned: 'The moderation team sent you a warning',
    removed: 'The moderation team took down something you published',
    restored: 'Something of yours that was taken down is visible again',
    lifted: 'Your account is active again',
    granted: 'The moderation team granted your appeal',
    rejected: 'The moderation team answered your appeal',
    verification: 'The moderation team has looked at your organisation’s documents',
    moderation: 'The moderation team made a decision that concerns you',
    other: 'There is news from <strong>{names}</strong>',
  },
} satisfies Texts<typeof es>
