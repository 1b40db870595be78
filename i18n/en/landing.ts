import type es from '../es/landing.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'A little of your time can grow into something big',
  text: 'Brota brings people who want to help together with the non-profit organisations that need them: close to home or online.',
  art: 'Neighbours of all ages water a giant sprout together as the sun comes up.',
  volunteer: 'I want to volunteer',
  organisation: 'We are an organisation',
  login: 'Log in',
  browse: 'Browse offers without an account',
  goOn: 'Go to my space',
  volunteers: {
    title: 'If you want to help',
    near: 'Something that suits you',
    nearText: 'Find offers by city, by what moves you and by the hours you have free.',
    easy: 'Applying is easy',
    easyText: 'Answer a question or two, and the organisation hears from you at once.',
    grow: 'Learn and grow',
    growText: 'Every offer tells you what you will learn, and who you will share the road with.',
  },
  organisations: {
    title: 'If you need hands',
    publish: 'Publish in minutes',
    publishText: 'Six short steps, with drafts that wait for you and pictures that win hearts.',
    choose: 'Get to know who applies',
    chooseText: 'Their answers, their interests and their hours, side by side and in order.',
    team: 'Take care of your team',
    teamText: 'Accept with one tap, answer with kindness and lose sight of nobody.',
  },
} satisfies Texts<typeof es>
