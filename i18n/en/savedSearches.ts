import type es from '../es/savedSearches.ts'
import type { Texts } from '../types.ts'

export default {
  dialog: {
    title: 'Hear about new offers',
    text: 'We will tell you when an offer is published or reopened for this search:',
    already: 'You have saved this search already. What you choose here counts from now on:',
    near: 'With it we keep the place you search from, to a kilometre.',
    keep: 'Save the search',
    kept: 'Search saved: we will tell you',
  },
  everything: 'All offers',
  frequency: 'How often',
  frequencies: {
    now: 'At once',
    daily: 'Once a day',
    weekly: 'Once a week, on Mondays',
  },
  channels: {
    label: 'Where',
    site: 'On the site',
    email: 'By e-mail',
    choose: 'Choose at least one option',
  },
  hint: 'What comes daily or weekly comes in the morning where you are, in one e-mail.',
  mine: {
    title: 'Saved searches',
    text: 'They tell you about the new offers that they find.',
    none: 'You have none. Search for offers and press “Tell me about new ones”.',
    search: 'Search offers',
    filters: 'Filters of {search}',
    paused: 'Paused',
    open: 'Open',
    openNamed: 'Open {search}',
    frequencyNamed: 'How often: {search}',
    channelNamed: '{channel}: {search}',
    pause: 'Pause',
    pauseNamed: 'Pause {search}',
    resume: 'Resume',
    resumeNamed: 'Resume {search}',
    delete: 'Delete',
    deleteNamed: 'Delete {search}',
    deleteTitle: 'Delete this search?',
    deleteText: '{search} will not notify you again.',
    deleted: 'Search deleted',
    saved: 'Saved',
  },
} satisfies Texts<typeof es>
