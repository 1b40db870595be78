import type es from '../es/applications.ts'
import type { Texts } from '../types.ts'

export default {
  list: {
    title: 'Applicants',
    count: '{count, plural, =0 {Nobody yet} one {# person} other {# people}}',
    back: 'My offers',
    statuses: { all: 'All', pending: 'Pending', accepted: 'Accepted', refused: 'Refused' },
    statusFilter: 'Filter by status',
    download: 'Download as CSV',
    empty: 'Nobody has applied yet.',
    emptyHint: 'Share the offer: most applications come in the first week.',
    emptyFiltered: 'Nobody in this state.',
    seeOffer: 'See the offer',
  },
  status: { pending: 'Pending', accepted: 'Accepted', refused: 'Refused' },
  decide: {
    accept: 'Accept',
    refuse: 'Refuse',
    acceptNamed: 'Accept {name}',
    refuseNamed: 'Refuse {name}',
    acceptTitle: 'Accept {name}?',
    acceptText: 'They become one of your volunteers and we tell them right away. This cannot be undone.',
    refuseTitle: 'Refuse {name}?',
    refuseText:
      'We will send an e-mail saying that they were not selected, with similar offers. You have {minutes, plural, =0 {only this moment} one {# minute} other {# minutes}} to undo it.',
    refuseAtOnceText:
      'We will send an e-mail right away, saying that they were not selected, with similar offers. This cannot be undone.',
    accepted: '{name} is one of your volunteers now.',
    refused: '{name} was not selected.',
    undo: 'Undo',
    undone: 'The application of {name} is pending again.',
    undoUntil: 'You can undo this until {time}',
  },
  volunteers: {
    current: 'With us now',
    find: 'Find volunteers',
    title: 'Your volunteers',
    search: 'Search by name',
    servesIn: 'Serves in',
    end: 'End volunteering',
    endNamed: 'End the volunteering of {name}',
    endTitle: 'End the volunteering of {name}?',
    endText: 'They leave your volunteers in all your offers. They may still rate your organisation.',
    ended: 'The volunteering of {name} has ended.',
    empty: 'You have no volunteers yet.',
    emptyHint: 'Once you accept someone in one of your offers, they appear here.',
    emptySearch: 'None of your volunteers has that name.',
    toMyOffers: 'Go to my offers',
  },
} satisfies Texts<typeof es>
