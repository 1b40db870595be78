import type { Language } from '#contracts/lists.ts'

type Review = { rate: number; comment: string }
type Some<T> = readonly [T, ...T[]]

/** What volunteers of the town say of where they have served, in their own language. Some say it with stars alone. */
export const reviews: Record<Language, Some<Review>> = {
  es: [
    {
      rate: 5,
      comment: 'Te esperan con un café y una tarea clara. Se nota que piensan en quien viene a ayudar.',
    },
    { rate: 5, comment: 'Fui por una mañana y ya llevo tres meses. Un equipo que escucha y agradece.' },
    {
      rate: 4,
      comment: 'Muy buen ambiente y muy organizados. Solo echo de menos algún turno más por la tarde.',
    },
    { rate: 5, comment: 'Aprendí muchísimo. Me acompañaron los primeros días y nunca me sentí de más.' },
    { rate: 4, comment: 'Lo que cuentan en la oferta es lo que te encuentras. Volvería sin dudarlo.' },
    {
      rate: 3,
      comment: 'El proyecto es precioso; la coordinación, mejorable: dos veces cambió la hora el mismo día.',
    },
    { rate: 5, comment: '' },
    {
      rate: 5,
      comment:
        'Se ve adónde va tu tiempo. Al acabar nos contaron, con números, qué habíamos conseguido entre todas.',
    },
    { rate: 4, comment: '' },
  ],
  en: [
    {
      rate: 5,
      comment: 'Friendly, patient and very well organised. I always knew what to do and why it mattered.',
    },
    {
      rate: 5,
      comment: 'They answered every question before I started, and thanked us by name when we finished.',
    },
    {
      rate: 4,
      comment: 'Lovely people and a clear plan. Bring warm socks, they are not joking about the wind.',
    },
    { rate: 5, comment: '' },
    { rate: 4, comment: 'A good place to begin if you have never volunteered before.' },
  ],
  br: [
    {
      rate: 5,
      comment:
        'Recebem a gente com carinho e com tudo combinado. Saí com vontade de voltar no sábado seguinte.',
    },
    { rate: 5, comment: '' },
    { rate: 4, comment: 'Equipe atenta e trabalho de verdade. Só faltou avisar que o ônibus demora.' },
    { rate: 5, comment: 'Aprendi mais em um mês ali do que em muito curso.' },
  ],
  pt: [
    { rate: 5, comment: 'Acolhem bem e explicam tudo com calma. Fiz amigos para a vida.' },
    {
      rate: 4,
      comment: 'Bem organizados e muito humanos. Gostava que houvesse mais turnos ao fim de semana.',
    },
    { rate: 5, comment: '' },
    { rate: 5, comment: 'No fim de cada dia juntamo-nos a contar o que correu bem. Faz toda a diferença.' },
  ],
}

/** What organisations answer, in theirs. */
export const answers: Record<Language, Some<string>> = {
  es: [
    '¡Gracias a ti! Aquí tienes siempre tu sitio.',
    'Gracias por contarlo. Tomamos nota y lo hablamos en la próxima reunión.',
    'Qué alegría leerte. Te guardamos las botas.',
  ],
  en: ['Thank you for coming. The kettle is always on.', 'Thank you, we have taken note of this.'],
  br: ['Nós é que agradecemos! A porta está sempre aberta.', 'Obrigada por contar, vamos melhorar.'],
  pt: ['Nós é que agradecemos. Até à próxima maré!', 'Obrigado por contares. Vamos ver como melhorar.'],
}
