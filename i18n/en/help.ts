import type es from '../es/help.ts'
import type { Texts } from '../types.ts'

const help: Texts<typeof es> = {
  bubble: {
    need: 'Need help?',
    here: 'We are here to clear your doubts.',
    chat: 'Write to us by chat',
    write: 'Write to us',
    faq: 'Read common questions',
    hide: 'Hide help',
    tab: 'Opens in another tab',
  },
  firstSteps: {
    title: 'Your first steps',
    intro: 'Three small things and you are in. Take them in any order.',
    progress: '{done} of {all} done',
    done: 'Done',
    later: 'Not now',
    copied: 'Address copied',
    steps: {
      interests: {
        title: 'Say what moves you',
        text: 'Choose your interests and when you are free: we will show you offers that fit.',
        act: 'Choose',
      },
      face: {
        title: 'Add a face and two lines',
        text: 'A photo and a few words about you help people trust who is writing.',
        act: 'Complete',
      },
      apply: {
        title: 'Apply to your first offer',
        text: 'Find something nearby and answer a question or two. It commits you to nothing.',
        act: 'Find offers',
      },
      page: {
        title: 'Introduce your organisation',
        text: 'A logo and what you do: it is the first thing people who want to help look at.',
        act: 'Complete',
      },
      offer: {
        title: 'Publish your first offer',
        text: 'A clear title and one question are enough. You can change it later.',
        act: 'Create offer',
      },
      share: {
        title: 'Share it',
        text: 'Send its address to those who know you: that is where the first people come from.',
        act: 'Share',
      },
    },
  },
}

export default help
