import type { DemoApplication } from '../types.ts'

export const kettleLaneApplications: readonly DemoApplication[] = [
  {
    offer: 'kettle-visits',
    volunteer: 'hannah',
    status: 'accepted',
    sent: 23,
    answers: [
      'Cold-water swimming and how people learn to talk again after a stroke.',
      'Easton, near the cycle path.',
    ],
  },
  {
    offer: 'kettle-visits',
    volunteer: 'delroy',
    status: 'accepted',
    sent: 21,
    answers: ['Cricket, callaloo and why lifts stop between floors.', 'Fishponds.'],
  },
  {
    offer: 'kettle-visits',
    volunteer: 'priya',
    status: 'pending',
    sent: 5,
    answers: ['Bread, bad television and my grandmother in Madurai.', 'St Werburghs.'],
  },
  {
    offer: 'kettle-calls',
    volunteer: 'priya',
    status: 'pending',
    sent: 3,
    answers: ['Friday, any time after eight.'],
  },
  {
    offer: 'kettle-calls',
    volunteer: 'saoirse',
    status: 'pending',
    sent: 2,
    answers: ['Tuesday; I can ring from Galway before lectures.'],
  },
  {
    offer: 'kettle-lunch',
    volunteer: 'hannah',
    status: 'pending',
    sent: 2,
    answers: ['Tables, if I may sit down with people between courses.'],
  },
  {
    offer: 'kettle-lunch',
    volunteer: 'delroy',
    status: 'accepted',
    sent: 14,
    answers: ['Kitchen. I bring my own knives and hot sauce.'],
  },
  {
    offer: 'kettle-driver',
    volunteer: 'delroy',
    status: 'refused',
    sent: 18,
    answers: ['Sadly not D1, but I have driven every van in Bristol.'],
  },
  {
    offer: 'kettle-repair',
    volunteer: 'delroy',
    status: 'accepted',
    sent: 20,
    answers: ['My late wife’s 1962 transistor radio. It still only picks up Cardiff.'],
  },
  {
    offer: 'kettle-repair',
    volunteer: 'fintan',
    status: 'pending',
    sent: 6,
    answers: ['A rocking chair in eleven pieces, over on a visit to my sister in Bedminster.'],
  },
  {
    offer: 'kettle-carols',
    volunteer: 'hannah',
    status: 'accepted',
    sent: 130,
    answers: ['Alto, and proud of it.'],
  },
]
