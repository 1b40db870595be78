import type es from '../es/landing.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Um pouco do seu tempo faz brotar algo grande',
  text: 'A Brota une pessoas que querem ajudar e organizações sem fins lucrativos que precisam delas: perto de casa ou online.',
  art: 'Vizinhas e vizinhos de todas as idades regam juntos um broto gigante ao nascer do sol.',
  volunteer: 'Quero fazer voluntariado',
  organisation: 'Somos uma organização',
  login: 'Entrar',
  browse: 'Ver as vagas sem criar conta',
  goOn: 'Ir para o meu espaço',
  volunteers: {
    title: 'Se você quer ajudar',
    near: 'Algo com a sua cara',
    nearText: 'Encontre vagas por cidade, pelo que move você e pelas horas que tem livres.',
    easy: 'Participar é fácil',
    easyText: 'Responda a uma ou duas perguntas e a organização fica sabendo de você na hora.',
    grow: 'Aprenda e cresça',
    growText: 'Cada vaga conta o que você vai aprender e com quem vai dividir o caminho.',
  },
  organisations: {
    title: 'Se vocês precisam de mãos',
    publish: 'Publiquem em minutos',
    publishText: 'Seis passos curtos, com rascunhos que esperam e fotos que encantam.',
    choose: 'Conheçam quem se candidata',
    chooseText: 'As respostas, os interesses e os horários de cada pessoa, lado a lado e em ordem.',
    team: 'Cuidem da equipe',
    teamText: 'Aceitem com um toque, respondam com gentileza e não percam ninguém de vista.',
  },
} satisfies Texts<typeof es>
