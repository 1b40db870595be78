import type { DemoVolunteer } from '../types.ts'
import { free, places } from './places.ts'

export const cast: readonly DemoVolunteer[] = [
  {
    ...places.valencia,
    key: 'lucia',
    name: 'Lucía Ferrer Domènech',
    age: 27,
    sex: 'female',
    language: 'es',
    since: 310,
    interests: ['environment', 'community-work', 'education'],
    slots: [...free.weekends],
    about:
      'Trabajo en una imprenta y los fines de semana necesito tierra en las uñas. Crecí entre naranjos en Alzira y echo de menos saber qué día toca regar. Se me da bien organizar gente y hacer listas que luego todo el mundo ignora con cariño.',
  },
  {
    ...places.valencia,
    key: 'mateo',
    name: 'Mateo Iriarte Sanz',
    age: 34,
    sex: 'male',
    language: 'es',
    since: 420,
    interests: ['environment', 'social-service', 'sports'],
    slots: [...free.weekends, ...free.fridays],
    about:
      'Carpintero, padre reciente y ciclista de los lentos. Llevo dos años colaborando en huertos urbanos y me gusta lo que pasa alrededor: vecinas que no se hablaban y acaban cambiando recetas. Tengo furgoneta y la presto si alguien devuelve el depósito lleno.',
  },
  {
    ...places.valencia,
    key: 'ines',
    name: 'Inés Carballo Otero',
    age: 22,
    sex: 'female',
    language: 'es',
    since: 95,
    interests: ['education', 'culture-art', 'environment'],
    slots: [...free.afternoons, ...free.saturdays],
    about:
      'Gallega en València para estudiar Magisterio. Hago prácticas por la mañana y me sobran tardes. He cuidado de mis tres primos toda la vida, toco la pandereta y me da vergüenza hablar en público solo durante los primeros cinco minutos.',
  },
  {
    ...places.bilbao,
    key: 'omar',
    face: { skin: 7 },
    name: 'Omar Benjelloun',
    age: 31,
    sex: 'male',
    language: 'es',
    since: 3,
    interests: ['migration', 'tecnology'],
    slots: [...free.evenings],
    about:
      'Llegué de Tetuán con veinte años y un diccionario. Ahora programo en una cooperativa de Bilbao y quiero devolver las horas que otra gente me regaló. Hablo árabe, francés y castellano, y sé explicar un contrato de alquiler.',
    status: 'not-validated',
  },
  {
    ...places.barcelona,
    key: 'bruno',
    name: 'Bruno Castellví Mora',
    age: 41,
    sex: 'male',
    language: 'es',
    since: 150,
    interests: ['entrepreneurship', 'tecnology'],
    slots: [...free.evenings],
    about:
      'Consultor de ventas con una gran oportunidad para personas con ambición. Me interesa conocer voluntarios que quieran ganar dinero en su tiempo libre. Escríbeme por privado y te cuento el método que ha cambiado la vida de cientos de familias.',
    status: 'suspended',
  },
  {
    ...places.madrid,
    key: 'clara',
    name: 'Clara Monterde Abad',
    age: 38,
    sex: 'female',
    language: 'es',
    since: 700,
    interests: ['communication-media', 'justice', 'community-work'],
    slots: [...free.midweek],
    about:
      'Cuido de que este sitio siga siendo amable. Antes fui mediadora en un barrio de Vallecas, donde aprendí que casi todo se arregla preguntando otra vez. Si ves algo raro, avísame con el botón de denunciar: leo todos los mensajes.',
    status: 'moderator',
  },
]
