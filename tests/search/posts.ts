import type { Language } from '#contracts/lists.ts'
import type { JudgedSearch } from './searches.ts'

/** Posts of the judged searches, oldest first. */
export const posts: Readonly<Record<string, string>> = {
  'dog-es': 'Hoy paseamos a Canela, la perra más tranquila del refugio.',
  'garden-es': 'Ya asoman las primeras tomateras en el huerto de Benimaclet.',
  'elders-es': 'Merienda con nuestros mayores en la residencia de Monte Alto, en A Coruña.',
  'guitar-es': 'El sábado, concierto de los alumnos de guitarra en Sevilla.',
  'food-es': 'El comedor sirvió ochenta menús. ¡Gracias, cocineros!',
  'beach-pt': 'Recolhemos quarenta sacos de lixo na praia de Matosinhos, no Porto.',
  'dog-pt': 'O Bolota já tem família: mais um cão adotado em Lisboa.',
  'garden-pt': 'A horta da Graça deu as primeiras alfaces.',
  'refugees-pt': 'Começaram as aulas de português para refugiados.',
  'food-br': 'Entregamos cem marmitas na Lapa, no Rio de Janeiro.',
  'capoeira-br': 'Roda de capoeira no Pelourinho com sessenta adolescentes.',
  'code-br': 'Os alunos escreveram o primeiro programa deles em JavaScript.',
  'dog-en': 'Two rescue puppies found a home in Leeds this week.',
  'elders-en': 'Tea with our older neighbours in London: the scones were gone in a minute.',
  'garden-en': 'Dig day at the allotments: mud everywhere, smiles everywhere.',
  'helpline-en': 'Our helpline answered its thousandth call about mental health.',
}

const dogs = ['dog-es', 'dog-pt', 'dog-en']
const gardens = ['garden-es', 'garden-pt', 'garden-en']
const elders = ['elders-es', 'elders-en']
const food = ['food-es', 'food-br']

export const postSearches: Record<Language, readonly JudgedSearch[]> = {
  es: [
    ['perros', dogs],
    ['huertos', gardens],
    ['ancianos', elders],
    ['la coruña', ['elders-es']],
    ['guitara', ['guitar-es']],
    ['perros leeds', ['dog-en']],
    ['concierto guitarra zaragoza', ['guitar-es']],
    ['come', food],
  ],
  en: [
    ['dogs', dogs],
    ['gardening', gardens],
    ['elderly london', ['elders-en']],
    ['beach', ['beach-pt']],
    ['seville', ['guitar-es']],
    ['refugees', ['refugees-pt']],
    ['helplime', ['helpline-en']],
    ['meals', food],
  ],
  br: [
    ['cachorros', dogs],
    ['marmita', food],
    ['capoera', ['capoeira-br']],
    ['idosos', elders],
    ['programação', ['code-br']],
    ['horta', gardens],
  ],
  pt: [
    ['cães lisboa', ['dog-pt']],
    ['praias', ['beach-pt']],
    ['hortas', gardens],
    ['refugiado', ['refugees-pt']],
    ['idosas', elders],
    ['alfac', ['garden-pt']],
  ],
}
