/** `answers`: the place of the words that these answer; `edited`: they were changed a minute later. */
type DemoWords = { answers?: number; edited?: true }

/** What two people wrote each other: who, how many hours ago, what. */
export type DemoTalk = {
  between: readonly [string, string]
  /** So many of the last words wait to be read. */
  unread?: number
  /** They did not know each other: the first words ask. */
  asks?: true
  said: readonly (readonly [from: string, hoursAgo: number, text: string, also?: DemoWords])[]
}

export const talks: readonly DemoTalk[] = [
  {
    between: ['lucia', 'huertoVivo'],
    unread: 2,
    said: [
      [
        'huertoVivo',
        30,
        '¡Hola, Lucía! Gracias por apuntarte. ¿Has trabajado alguna vez con riego por goteo?',
      ],
      ['lucia', 29.4, 'Solo con el de mi balcón: una botella boca abajo y mucha fe.'],
      ['huertoVivo', 5.2, 'Entonces ya sabes más que nosotros el primer año 😄'],
      [
        'huertoVivo',
        5.1,
        'Este sábado abrimos a las nueve. Pásate a conocernos antes de decidir nada: hay café y sombra.',
      ],
    ],
  },
  {
    between: ['mateo', 'huertoVivo'],
    unread: 1,
    said: [
      [
        'huertoVivo',
        150,
        'Mateo, ¿el sábado puedes traer la caja de herramientas? La puerta del cobertizo se resiste.',
      ],
      ['mateo', 149, 'Hecho. Y una bisagra nueva, por si la puerta tiene razón.'],
      ['huertoVivo', 101, 'Tenía razón la puerta. ¡Gracias!'],
      ['mateo', 8.5, 'He encontrado una bomba de agua de segunda mano. ¿Os la acerco mañana por la tarde?'],
    ],
  },
  {
    between: ['lucia', 'mateo'],
    said: [
      [
        'mateo',
        54,
        '¿Te guardo un sitio en la furgoneta para el sábado? Salimos de la plaza a las ocho y media.',
      ],
      ['lucia', 53.6, '¡Sí, por favor! Llevo pan y tomates.'],
      ['lucia', 53.5, '¿Hace falta algo más?', { edited: true }],
      ['mateo', 52, 'Guantes, si tienes. Los del huerto han visto de todo.', { answers: 2 }],
      [
        'mateo',
        27,
        'Aquí está el camino, por si algún día vas en bici: https://www.openstreetmap.org/?mlat=39.47&mlon=-0.38',
      ],
      ['lucia', 26.2, 'Gracias. Por el carril de la huerta, entonces.'],
    ],
  },
  {
    between: ['noor', 'lucia'],
    unread: 2,
    asks: true,
    said: [
      [
        'noor',
        3.3,
        'Hola, Lucía. Leí lo que contaste del compost y me hizo mucha gracia lo de las lombrices.',
      ],
      [
        'noor',
        3.2,
        'Yo también quiero empezar con algo así cerca de casa. ¿Me cuentas cómo diste con el huerto?',
      ],
    ],
  },
  {
    between: ['ines', 'puenteNorte'],
    unread: 1,
    said: [
      ['ines', 76, 'Buenas. ¿Las clases de castellano son siempre por la tarde?'],
      [
        'puenteNorte',
        74,
        'Casi siempre, de seis a ocho. Los viernes hay un grupo por la mañana y ahí andamos justos de manos.',
      ],
      ['ines', 6.4, 'Los viernes por la mañana puedo. ¿Hace falta experiencia?'],
    ],
  },
  {
    between: ['amaia', 'puenteNorte'],
    unread: 1,
    said: [
      ['amaia', 200, 'He acompañado hoy a la familia al padrón. Todo en regla, y a la primera.'],
      [
        'puenteNorte',
        22,
        '¡Qué buena noticia! La semana que viene tenemos otra cita, el martes a las diez. ¿Podrías?',
      ],
    ],
  },
  {
    between: ['amaia', 'fatou'],
    said: [
      ['fatou', 98, 'Me han dado la plaza en el curso de cuidadora. ¡Empiezo en enero!'],
      ['amaia', 97.5, '¡¡Enhorabuena!! Esto se celebra.'],
      ['fatou', 97, 'Con café y tortilla. Yo pongo el café.'],
    ],
  },
  {
    between: ['hannah', 'kettleLane'],
    unread: 1,
    said: [
      [
        'kettleLane',
        90,
        'Hannah, Walter asked after you on the phone yesterday. He has read the book you told him about.',
      ],
      ['hannah', 88, 'All of it? I only got halfway through. I shall have to catch up before Thursday.'],
      ['kettleLane', 7.7, 'He will be delighted. Thursday at three suits him, after his nap.'],
    ],
  },
  {
    between: ['hannah', 'delroy'],
    said: [
      ['delroy', 48, 'Could you drive the Friday round? My van is at the garage until Monday.'],
      ['hannah', 47, 'Happy to. Leave the crates by the side door and I will find them.'],
    ],
  },
  {
    between: ['joana', 'mareAlta'],
    unread: 1,
    said: [
      ['mareAlta', 60, 'Joana, as fotografias da praia ficaram lindas. Podemos usá-las no relatório?'],
      ['joana', 58, 'Claro que sim. A da gaivota é a minha preferida.'],
      ['mareAlta', 9.8, 'A nossa também: vai para a capa.'],
    ],
  },
  {
    between: ['caio', 'cozinhaDaLadeira'],
    unread: 1,
    said: [
      ['cozinhaDaLadeira', 40, 'Caio, sobrou couve da horta. Passa aqui no fim do dia?'],
      ['caio', 39, 'Passo sim! Levo as caixas de volta também.'],
      ['cozinhaDaLadeira', 10.5, 'Deixamos tudo separado na porta. Valeu demais!'],
    ],
  },
]
