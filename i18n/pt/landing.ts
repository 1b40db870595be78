import type es from '../es/landing.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Um pouco do teu tempo faz brotar algo grande',
  text: 'A Brota une pessoas que querem ajudar e organizações sem fins lucrativos que precisam delas: perto de casa ou à distância.',
  art: 'Vizinhas e vizinhos de todas as idades regam juntos um rebento gigante ao nascer do sol.',
  volunteer: 'Quero fazer voluntariado',
  organisation: 'Somos uma organização',
  login: 'Entrar',
  browse: 'Ver as ofertas sem criar conta',
  goOn: 'Ir para o meu espaço',
  volunteers: {
    title: 'Se queres ajudar',
    near: 'Algo à tua medida',
    nearText: 'Encontra ofertas por cidade, pelo que te move e pelas horas que tens livres.',
    easy: 'Candidatar-se é fácil',
    easyText: 'Responde a uma ou duas perguntas e a organização fica logo a saber de ti.',
    grow: 'Aprende e cresce',
    growText: 'Cada oferta diz-te o que vais aprender e com quem vais partilhar o caminho.',
  },
  organisations: {
    title: 'Se precisam de mãos',
    publish: 'Publiquem em minutos',
    publishText: 'Seis passos curtos, com rascunhos que esperam e fotografias que encantam.',
    choose: 'Conheçam quem se candidata',
    chooseText: 'As respostas, os interesses e os horários de cada pessoa, lado a lado e por ordem.',
    team: 'Cuidem da vossa equipa',
    teamText: 'Aceitem com um toque, respondam com simpatia e não percam ninguém de vista.',
  },
} satisfies Texts<typeof es>
