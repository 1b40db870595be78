import type { DemoPost } from '../types.ts'

export const ofVolunteers: readonly DemoPost[] = [
  {
    key: 'lucia-compost',
    author: 'lucia',
    ago: 5,
    text: 'Hoy he aprendido tres cosas: que el compost se escucha, que huele a bosque cuando está bien, y que las lombrices no necesitan que les hables. Gracias por la paciencia, {huertoVivo}.',
    likes: ['huertoVivo', 'mateo', 'valeria', 'noor'],
    comments: [
      {
        author: 'huertoVivo',
        text: 'No lo necesitan, pero creemos que lo agradecen.',
        likes: ['lucia', 'mateo'],
      },
    ],
  },
  {
    key: 'mateo-tandem',
    author: 'mateo',
    ago: 9,
    text: 'Busco una bomba de pie que funcione para las bicis del huerto. La nuestra ha pasado a mejor vida. A cambio: calabacines. Muchos calabacines.',
    likes: ['lucia', 'jorge', 'tomas'],
    comments: [
      {
        author: 'valeria',
        text: 'Tengo una en el trastero. No hace falta que sean muchos.',
        likes: ['mateo'],
      },
    ],
  },
  {
    key: 'ines-campamento',
    author: 'ines',
    ago: 52,
    text: '¿Alguien ha hecho talleres con niños de 8 a 11 años al aire libre? Me toca preparar una mañana entera con {huertoVivo} y solo se me ocurre la carrera de caracoles. Aunque es una idea buenísima.',
    likes: ['mateo', 'carme', 'antia', 'aulaFaro'],
    comments: [
      {
        author: 'antia',
        text: 'Un mapa de olores: tapan los ojos a quien va delante y se guían por la menta, el romero…',
        likes: ['ines', 'huertoVivo'],
      },
      {
        author: 'carme',
        text: 'Semillas en cáscaras de huevo. Se las llevan a casa y las cuidan de verdad.',
        likes: ['ines'],
      },
    ],
  },
  {
    key: 'valeria-barrio',
    author: 'valeria',
    ago: 98,
    text: 'Llegué a València hace un año sin conocer a nadie. Ayer, de camino al mercado, saludé a once personas por su nombre. Solo quería contarlo.',
    likes: ['lucia', 'mateo', 'noor', 'huertoVivo', 'carme', 'ines', 'vicent', 'puenteNorte', 'fatou'],
    comments: [
      {
        author: 'lucia',
        text: 'Y yo, sin querer, soy la doce: te vi desde el autobús.',
        likes: ['valeria', 'noor'],
      },
      { author: 'noor', text: 'Me das mucha esperanza 🌿', likes: ['valeria', 'lucia'] },
    ],
  },
  {
    key: 'joana-roazes',
    author: 'joana',
    ago: 110,
    text: 'Contagem de hoje no estuário: 27 roazes, duas crias e o {armando} a enjoar pela primeira vez em quarenta anos de mar. Diz que foi do pastel de nata.',
    images: ['sea'],
    likes: ['armando', 'mareAlta', 'tiago', 'beatriz', 'rui'],
    comments: [
      {
        author: 'armando',
        text: 'Foi do segundo pastel. O primeiro estava bom.',
        likes: ['joana', 'mareAlta'],
      },
    ],
  },
  {
    key: 'jussara-negocios',
    author: 'jussara',
    ago: 126,
    text: 'Dona Lia abriu o caderno de contas do carrinho dela e achou R$ 312 que nem sabia que tinha. A turma de pequenos negócios da {cozinhaDaLadeira} terminou em festa.',
    likes: ['thiago', 'caio', 'cozinhaDaLadeira', 'priscila', 'nivaldo'],
    comments: [
      {
        author: 'thiago',
        text: 'Ela já reservou o dinheiro para uma chapa nova. Planejamento é isso.',
        likes: ['jussara'],
      },
    ],
  },
  {
    key: 'hannah-carols',
    author: 'hannah',
    ago: 140,
    text: 'Carols rehearsal went well, in the sense that we all finished. Not at the same time. Room for two altos and anybody who can count to four.',
    likes: ['delroy', 'kettleLane', 'priya'],
    comments: [
      {
        author: 'priya',
        text: 'I can count to three and a half. When do I start?',
        likes: ['hannah', 'delroy'],
      },
    ],
  },
  {
    key: 'rocio-fotos',
    author: 'rocio',
    ago: 160,
    text: 'Truco para fotografiar perros que no paran: túmbate en el suelo y no mires a la cámara. Al rato posan ellos.',
    images: ['animals', 'culture'],
    likes: ['patasAlSol', 'hector', 'dandara', 'lucia', 'angeles'],
  },
]
