import type es from '../es/donate.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'A little counts, too',
  intro:
    'Brota is free and shows no advertising. If you can, help to keep it going, or help an organisation directly.',
  operator: 'Help {name}',
  none: 'This site has nowhere to receive gifts yet. You can help one of these organisations.',
  iban: 'Bank transfer (IBAN)',
  bizum: 'Bizum',
  copy: 'Copy',
  copied: 'Copied',
  paypal: 'Give with PayPal',
  stripe: 'Give by card',
  outside: 'Opens on another page. We keep no payment data here.',
  organisations: 'Straight to an organisation',
  organisationsHint:
    'Verified organisations with a page of their own. The money goes from you to them: it does not pass through here.',
  visit: 'Visit their page',
  empty: 'There are no verified organisations with a page of their own yet.',
  emptyAction: 'See the offers',
} satisfies Texts<typeof es>
