import type es from '../es/friends.ts'
import type { Texts } from '../types.ts'

export default {
  invite: {
    title: 'Invite your people',
    text: 'The more of us, the more grows. Write to them or share the link.',
    email: 'E-mail',
    emailOf: 'E-mail {place}',
    placeholder: 'name@example.com',
    add: 'Add another e-mail',
    invalid: 'It must be an email',
    send: 'Send invitation',
    sent: 'Message sent successfully.',
    alreadyHere: '{count, plural, one {One of them is already here.} other {# of them are already here.}}',
    share: 'Or share the link',
    shareOn: 'Share on {network}',
    shareText: 'On {brand} you find volunteering near you. Will you join?',
    copy: 'Copy link',
    copied: 'Link copied',
  },
} satisfies Texts<typeof es>
