import type es from '../es/reports.ts'
import type { Texts } from '../types.ts'

export default {
  report: 'Report',
  intro: 'The moderation team will look at it. Nobody will know that it was you.',
  why: 'What is wrong?',
  choose: 'Choose a reason.',
  more: 'Do you want to tell us more?',
  moreHint: 'Whatever helps us understand: what happened, when, where.',
  send: 'Send report',
  sent: 'Thank you. The team will look at it.',
  titles: {
    user: 'Report {name}',
    post: 'Report the post by {name}',
    comment: 'Report the comment by {name}',
    job: 'Report the offer of {name}',
    message: 'Report the message from {name}',
    rating: 'Report the rating by {name}',
  },
  menus: {
    user: 'Options for {name}',
    post: 'Options for the post by {name}',
    comment: 'Options for the comment by {name}',
    job: 'Options for the offer of {name}',
    message: 'Options for the message from {name}',
    rating: 'Options for the rating by {name}',
  },
  hints: {
    spam: 'Repeats adverts, links or messages that nobody asked for.',
    harassment: 'Insults, threatens, humiliates or discriminates.',
    'false-identity': 'Pretends to be another person or organisation.',
    'unsafe-offer': 'Asks for something dangerous, illegal, or that is no volunteering.',
    fraud: 'Tries to get money or data by deceit.',
    other: 'Anything else that breaks the rules.',
  },
} satisfies Texts<typeof es>
