import type { DemoApplication } from '../types.ts'

export const hazelHeronApplications: readonly DemoApplication[] = [
  {
    offer: 'heron-bog',
    volunteer: 'oisin',
    status: 'accepted',
    sent: 16,
    answers: ['I am from Connemara, so yes and yes.'],
  },
  {
    offer: 'heron-bog',
    volunteer: 'fintan',
    status: 'pending',
    sent: 4,
    answers: ['All my working life. I would insist on better gloves.'],
  },
  {
    offer: 'heron-bog',
    volunteer: 'saoirse',
    status: 'pending',
    sent: 3,
    answers: ['Only camping, which I did twice, so there is your answer.'],
  },
  {
    offer: 'heron-curlew',
    volunteer: 'oisin',
    status: 'accepted',
    sent: 13,
    answers: ['Curlew, snipe, skylark and most of the finches.', 'Saturdays and Sundays.'],
  },
  {
    offer: 'heron-curlew',
    volunteer: 'saoirse',
    status: 'pending',
    sent: 1,
    answers: ['Curlew, I think; whimbrel, I hope.', 'Wednesday or Sunday.'],
  },
  {
    offer: 'heron-schools',
    volunteer: 'saoirse',
    status: 'accepted',
    sent: 12,
    answers: ['I would draw the insect with them first and let it walk off the page.'],
  },
  {
    offer: 'heron-schools',
    volunteer: 'beatriz',
    status: 'pending',
    sent: 5,
    answers: [
      'I would give it a name; it is hard to fear someone called Gerald. I am in Galway on exchange.',
    ],
  },
  {
    offer: 'heron-hedges',
    volunteer: 'fintan',
    status: 'accepted',
    sent: 9,
    answers: ['Both Saturdays, with my daughter and a flask.'],
  },
  {
    offer: 'heron-hedges',
    volunteer: 'oisin',
    status: 'pending',
    sent: 2,
    answers: ['Sunday, and I can bring six members of the birdsong club.'],
  },
  {
    offer: 'heron-writer',
    volunteer: 'saoirse',
    status: 'pending',
    sent: 4,
    answers: ['A leaflet on bog pools that my grandmother read aloud to her neighbours.'],
  },
  {
    offer: 'heron-writer',
    volunteer: 'hannah',
    status: 'pending',
    sent: 3,
    answers: ['Exercise sheets for stroke patients, rewritten eleven times with them.'],
  },
]
