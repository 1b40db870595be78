import type es from '../es/reports.ts'
import type { Texts } from '../types.ts'

export default {
  report: 'Report',
  intro: 'The moderation team will look at it. Only moderators see who reported.',
  urgent:
    'If somebody is in danger right now, do not wait for us: call 112 or your country’s emergency number.',
  why: 'What is wrong?',
  choose: 'Choose a reason.',
  more: 'Do you want to tell us more?',
  moreHint: 'Whatever helps us understand: what happened, when, where.',
  send: 'Send report',
  after: {
    title: 'Thank you, we will look at it',
    text: 'The moderation team will look at it as soon as it can. Meanwhile you can protect yourself:',
    hide: {
      post: 'Hide this post',
      comment: 'Hide this comment',
      job: 'Hide this offer',
      message: 'Hide this message',
      rating: 'Hide this review',
    },
    block: 'Block {name}',
    hidden: 'You will not see it in this browser any more',
    done: 'Done',
  },
  titles: {
    user: 'Report {name}',
    post: 'Report the post by {name}',
    comment: 'Report the comment by {name}',
    job: 'Report the offer of {name}',
    message: 'Report the message from {name}',
    rating: 'Report the review by {name}',
  },
  menus: {
    user: 'Options for {name}',
    post: 'Options for the post by {name}',
    comment: 'Options for the comment by {name}',
    job: 'Options for the offer of {name}',
    message: 'Options for the message from {name}',
    rating: 'Options for the review by {name}',
  },
  hints: {
    spam: 'Repeats adverts, links or messages that nobody asked for.',
    harassment: 'Insults, threatens, humiliates or discriminates.',
    'sexual-content': 'Shows or asks for sexual content that has no place here.',
    minors: 'Puts minors at risk, or shows them as nobody should.',
    'self-harm': 'Somebody speaks of hurting themselves, or encourages others to.',
    danger: 'Threatens violence, or puts somebody in danger.',
    'false-identity': 'Pretends to be another person or organisation.',
    'unsafe-offer': 'Asks for something dangerous, illegal, or that is not volunteering.',
    fraud: 'Tries to get money or data by deceit.',
    other: 'Anything else that breaks the rules.',
  },
} satisfies Texts<typeof es>
