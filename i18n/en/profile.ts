import type es from '../es/profile.ts'
import type { Texts } from '../types.ts'

export default {
  memberSince: 'On Brota since {date}',
  edit: 'Edit my profile',
  about: 'Introduction',
  interests: 'Interests',
  areas: 'Areas of work',
  availability: 'Availability',
  slots: '{day}: {periods}',
  noTime: 'No time right now',
  links: 'Links',
  network: '{network} of {name}',
  website: 'Website',
  notRated: 'No ratings yet',
  verified: 'Verified organisation',
  notVerified: 'Not yet verified',
  complete: {
    title: 'Complete your profile',
    why: 'Just a little more, and you can apply to offers.',
    whyMore: 'A complete profile helps organisations get to know you.',
    whyOrganisation: 'A complete page gives confidence to those who want to help you.',
    progress: '{done} of {all} ready',
    done: 'Ready: {step}',
    add: 'Complete it',
    steps: {
      avatar: 'A photo',
      age: 'Your age',
      place: 'Country and city',
      about: 'An introduction',
      interests: 'Your interests',
      availability: 'When you can',
      phone: 'A phone',
      logo: 'Your logo',
      areas: 'What you work on',
    },
  },
} satisfies Texts<typeof es>
