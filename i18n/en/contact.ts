import type es from '../es/contact.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Write to us',
  intro: 'Tell us what you need. A person reads it and will reply by e-mail.',
  name: 'Name',
  email: 'Your e-mail',
  subject: 'Subject',
  message: 'Message',
  send: 'Send',
  sentTitle: 'Thank you for writing',
  sentText: 'We have received your message and will reply to {email}.',
  home: 'Back to the home page',
} satisfies Texts<typeof es>
