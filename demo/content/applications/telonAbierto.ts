import type { DemoApplication } from '../types.ts'

export const telonAbiertoApplications: readonly DemoApplication[] = [
  {
    offer: 'telon-prision',
    volunteer: 'yusra',
    status: 'accepted',
    sent: 26,
    answers: [
      'Actriz y mediadora; dirigí un taller en un hospital.',
      'Porque dentro nadie actúa para gustar.',
    ],
  },
  {
    offer: 'telon-prision',
    volunteer: 'paco',
    status: 'pending',
    sent: 5,
    answers: ['Técnico, treinta años detrás del telón.', 'Grabé allí un disco y no se me ha olvidado.'],
  },
  {
    offer: 'telon-radio',
    volunteer: 'paco',
    status: 'accepted',
    sent: 20,
    answers: ['Mesa, y si hace falta enseño a limpiar cabezales.'],
  },
  {
    offer: 'telon-radio',
    volunteer: 'yusra',
    status: 'pending',
    sent: 4,
    answers: ['Redacción y voz, pero más escuchar que hablar.'],
  },
  {
    offer: 'telon-vestuario',
    volunteer: 'encarna',
    status: 'accepted',
    sent: 15,
    answers: ['De todo, hija: para eso es en mi casa.'],
  },
  {
    offer: 'telon-vestuario',
    volunteer: 'angeles',
    status: 'pending',
    sent: 3,
    answers: ['Bordado en oro, que en una túnica de Penélope luciría.'],
  },
  {
    offer: 'telon-vestuario',
    volunteer: 'adrian',
    status: 'pending',
    sent: 1,
    answers: ['Nada. Pero enhebro rápido, que veo bien.'],
  },
  {
    offer: 'telon-cuidadoras',
    volunteer: 'yusra',
    status: 'accepted',
    sent: 18,
    answers: ['Una nana de Chauen, a dos voces.'],
  },
  {
    offer: 'telon-carteles',
    volunteer: 'laia',
    status: 'accepted',
    sent: 13,
    answers: ['Uno que solo decía «Hoy no llueve dentro».', 'Programas de vectores y tijeras.'],
  },
  {
    offer: 'telon-carteles',
    volunteer: 'rocio',
    status: 'pending',
    sent: 5,
    answers: [
      'Una foto de una butaca vacía con un nombre bordado.',
      'Revelado digital y maquetación sencilla.',
    ],
  },
]
