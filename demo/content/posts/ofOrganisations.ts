import type { DemoPost } from '../types.ts'

export const ofOrganisations: readonly DemoPost[] = [
  {
    key: 'huerto-primer-tomate',
    author: 'huertoVivo',
    ago: 2,
    text: 'Primer tomate de la temporada en el solar de la calle Doctor Olóriz 🍅 Lo ha encontrado {mateo} debajo de una hoja de calabaza, así que el mérito es a medias.\n\nEl sábado regamos a las nueve, antes de que apriete el sol. Hay café y sombra.',
    images: ['environment'],
    alts: ['Dibujo: tres personas celebran un brote enorme, con el sol detrás.'],
    likes: ['lucia', 'mateo', 'ines', 'carme', 'vicent', 'noor', 'valeria'],
    comments: [
      {
        author: 'mateo',
        text: 'La calabaza no ha hecho ningún comentario.',
        likes: ['huertoVivo', 'lucia', 'carme'],
      },
      {
        author: 'lucia',
        text: 'El sábado llevo pan. ¿Alguien pone el aceite?',
        likes: ['vicent'],
        answers: [
          { author: 'vicent', text: 'Yo, del pueblo, que este año ha salido bueno.', likes: ['lucia'] },
          { author: 'carme', text: '{vicent} Pues yo llevo la sal, que siempre se olvida.' },
        ],
      },
    ],
  },
  {
    key: 'puente-cocina',
    author: 'puenteNorte',
    ago: 11,
    text: 'Cuarenta y dos personas a la mesa, seis idiomas y una sola olla. La cena del viernes la cocinaron {fatou} y {unai}: tiebudién con pimientos de Gernika, que no sabíamos que existía y ahora no queremos que deje de existir.\n\nLa próxima es el último viernes del mes. Apuntaos para pelar ajos.',
    images: ['food', 'refuge'],
    likes: ['fatou', 'unai', 'amaia', 'nekane', 'gonzalo', 'lucia', 'rocio', 'ruben', 'abrigoCompartido'],
    comments: [
      {
        author: 'amaia',
        text: 'La receta, por favor. Y la olla, si se presta.',
        likes: ['fatou'],
        answers: [
          {
            author: 'fatou',
            text: 'La receta es de mi madre y no está escrita. Ven y miras 😊',
            likes: ['amaia', 'puenteNorte', 'unai'],
          },
        ],
      },
    ],
  },
  {
    key: 'patas-bruma',
    author: 'patasAlSol',
    ago: 20,
    text: 'Bruma lleva dos años en el refugio y ayer durmió por primera vez en un sofá. El sofá es de {rocio}. Bruma ronca. Todo el mundo está bien.',
    images: ['animals'],
    likes: ['rocio', 'hector', 'curro', 'angeles', 'pilar', 'lucia', 'ines', 'samuel', 'beatriz'],
    comments: [
      { author: 'hector', text: 'Ya era hora de que alguien durmiera en ese sofá.', likes: ['rocio'] },
      {
        author: 'rocio',
        text: 'Yo ahora duermo en la esquina. Muy a gusto.',
        likes: ['hector', 'patasAlSol', 'curro'],
      },
    ],
  },
  {
    key: 'faro-ciencia',
    author: 'aulaFaro',
    ago: 26,
    text: 'Pregunta de un alumno de sexto: «Si la luna tira del mar, ¿por qué no tira de mí?». {elvira} ha prometido una respuesta para el jueves. Se admiten ideas.',
    images: ['teaching'],
    likes: ['elvira', 'xoel', 'antia', 'ines'],
    comments: [
      {
        author: 'xoel',
        text: 'Sí que tira. Lo que pasa es que la Tierra tira mejor.',
        likes: ['elvira', 'aulaFaro'],
      },
      { author: 'elvira', text: '{xoel} Acabas de dar mi clase. ¿Vienes el jueves?', likes: ['xoel'] },
    ],
  },
  {
    key: 'mare-praia',
    author: 'mareAlta',
    ago: 30,
    text: 'Figueirinha, sábado de manhã: 31 voluntários, 214 quilos de lixo e um sapato de salto alto, só um. Procuramos o par e quem o perdeu.\n\nObrigada a {joana} e {beatriz}, que ficaram até ao último saco.',
    images: ['sea'],
    alts: ['Desenho: uma mulher ao lado de um grande saco de reciclagem e de um coração.'],
    likes: ['joana', 'beatriz', 'tiago', 'armando', 'inesCarrapatoso', 'saoirse', 'elvira'],
    comments: [
      {
        author: 'joana',
        text: 'O sapato é 38. Cinderela, aparece.',
        likes: ['mareAlta', 'beatriz', 'armando'],
      },
      {
        author: 'saoirse',
        text: 'We found the left one of a pair in Galway. It is green. Any chance?',
        likes: ['joana'],
      },
    ],
  },
  {
    key: 'ladeira-horta',
    author: 'cozinhaDaLadeira',
    ago: 34,
    text: 'Hoje saíram 180 marmitas e nenhuma voltou. Feijão do {nivaldo}, couve da horta e a pimenta que a {dandara} jura que é fraca.\n\nNão é fraca.',
    images: ['food'],
    likes: ['nivaldo', 'dandara', 'caio', 'jussara', 'priscila', 'thiago', 'fatou'],
    comments: [
      { author: 'caio', text: 'Chorei. De emoção, claro.', likes: ['dandara', 'jussara', 'nivaldo'] },
      {
        author: 'dandara',
        text: 'É fraca, sim. Vocês é que são sensíveis.',
        likes: ['caio', 'cozinhaDaLadeira'],
      },
    ],
  },
  {
    key: 'kettle-repair',
    author: 'kettleLane',
    ago: 40,
    text: 'Repair table, final score: two toasters, a lamp, one accordion and a kettle (yes, really). {delroy} fixed the kettle. We have asked him to stop making the joke.',
    images: ['elderly'],
    likes: ['delroy', 'hannah', 'priya', 'fintan', 'saoirse'],
    comments: [
      { author: 'delroy', text: 'I was just letting off steam.', likes: ['hannah', 'priya'] },
      {
        author: 'hannah',
        text: 'Mrs Ashdown played the accordion on the bus home. Worth every screw.',
        likes: ['kettleLane', 'delroy'],
      },
    ],
  },
  {
    key: 'heron-curlew',
    author: 'hazelHeron',
    ago: 47,
    text: 'Three curlew chicks on the north bog this morning. {oisin} watched from the ditch for two hours and came home soaked and speechless, which is how we know that it is true.',
    images: ['environment'],
    likes: ['oisin', 'saoirse', 'fintan', 'joana', 'lucia'],
    comments: [
      { author: 'oisin', text: 'They are the size of a scone.', likes: ['saoirse', 'hazelHeron', 'fintan'] },
    ],
  },
  {
    key: 'barandillas-monte',
    author: 'sinBarandillas',
    ago: 58,
    text: 'Peña Oroel, 1.770 metros, cuatro sillas joëlette y dieciocho personas que hoy no se pueden agachar. {samuel} dice que repetiría mañana. {jorge} dice que pasado.',
    images: ['sports', 'inclusion'],
    likes: ['samuel', 'jorge', 'pilar', 'dani', 'lucia', 'unai', 'mateo'],
    comments: [
      {
        author: 'jorge',
        text: 'He dicho «el mes que viene». Pero vale, pasado.',
        likes: ['samuel', 'sinBarandillas', 'pilar'],
      },
    ],
  },
  {
    key: 'tecla-primera-videollamada',
    author: 'teclaAmiga',
    ago: 66,
    text: 'Con 84 años, la señora Teresa ha hecho hoy su primera videollamada. A su hermana, en Mendoza. Han estado los primeros cinco minutos mirándose sin decir nada. Gracias, {montse}.',
    images: ['computing'],
    likes: ['montse', 'arnau', 'laia', 'clara', 'valeria', 'hannah'],
    comments: [
      {
        author: 'montse',
        text: 'Yo tampoco he dicho nada. No podía.',
        likes: ['teclaAmiga', 'arnau', 'laia'],
      },
    ],
  },
  {
    key: 'abrigo-frio',
    author: 'abrigoCompartido',
    ago: 74,
    text: 'Viene frío de verdad a partir del jueves. Faltan mantas, calcetines de lana y dos personas para la ruta de la noche. Sabemos que es pedir mucho. Por eso lo pedimos aquí.',
    images: ['street'],
    likes: ['marisol', 'wei', 'ioana', 'gonzalo', 'clara', 'ruben', 'puenteNorte'],
    comments: [
      { author: 'wei', text: 'Jueves y viernes, cuento conmigo.', likes: ['abrigoCompartido', 'marisol'] },
      {
        author: 'clara',
        text: 'Bajo el sábado con una bolsa de calcetines. Algunos hasta van a juego.',
        likes: ['wei', 'abrigoCompartido'],
      },
    ],
  },
  {
    key: 'telon-vestuario',
    author: 'telonAbierto',
    ago: 90,
    text: 'Se busca: capa de terciopelo, corona que no apriete y un burro (puede ser de cartón). Estrenamos en tres semanas y {encarna} ya no duerme.',
    images: ['culture'],
    likes: ['encarna', 'paco', 'yusra', 'laia', 'adrian'],
    comments: [
      {
        author: 'paco',
        text: 'Lo del burro lo puedo hacer yo. Con cartón o sin él.',
        likes: ['encarna', 'yusra', 'telonAbierto'],
      },
    ],
  },
]
