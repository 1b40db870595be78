import es from '../es/dev.ts'
import type { Texts } from '../types.ts'

export default {
  // In Portuguese in every language, as the specification has it.
  refresh: es.refresh,
  mail: {
    title: 'Mails of this machine',
    empty: 'No mail has gone out yet.',
    open: 'Open the button’s address',
    show: 'Show the mail',
    tabs: 'Mails',
    kept: 'Those that were sent',
    written: 'All that we write',
    plain: 'Text only',
    languages: 'Language of the mails',
  },
} satisfies Texts<typeof es>
