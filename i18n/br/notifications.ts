import type es from '../es/notifications.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Avisos',
  clearAll: 'Apagar todos',
  clearTitle: 'Apagar todos os avisos?',
  clearText:
    '{count, plural, one {# aviso sai} other {# avisos saem}} da sua lista. Os pedidos de conexão que esperam sua resposta ficam.',
  cleared: 'Avisos apagados',
  restored: 'Seus avisos estão de volta',
  undo: 'Desfazer',
  readAll: 'Marcar tudo como lido',
  new: 'Novos',
  earlier: 'Anteriores',
  quote: '“{about}”',
  dismiss: 'Remover o aviso de {names}',
  empty: 'Nenhum aviso. Aproveite o silêncio.',
  all: 'Ver todos os avisos',
  more: 'Carregando avisos anteriores',
  accept: 'Aceitar',
  decline: 'Recusar',
  acceptFrom: 'Aceitar o pedido de conexão de {names}',
  declineFrom: 'Recusar o pedido de conexão de {names}',
  connected: 'Agora você e {names} estão em contato',
  names: '{others, plural, =1 {{both}} other {{first} e mais # pessoas}}',
  says: {
    likes: '<strong>{names}</strong> {count, plural, one {curtiu} other {curtiram}} sua publicação',
    likeComment: '<strong>{names}</strong> {count, plural, one {curtiu} other {curtiram}} seu comentário',
    comments: '<strong>{names}</strong> {count, plural, one {comentou} other {comentaram}} sua publicação',
    answered:
      '<strong>{names}</strong> {count, plural, one {respondeu} other {responderam}} ao seu comentário',
    mention:
      '<strong>{names}</strong> {count, plural, one {mencionou} other {mencionaram}} você em uma publicação',
    asked: '<strong>{names}</strong> {count, plural, one {quer} other {querem}} se conectar com você',
    connectedWith:
      '<strong>{names}</strong> {count, plural, one {aceitou} other {aceitaram}} seu pedido de conexão',
    applied:
      '<strong>{names}</strong> {count, plural, one {se candidatou} other {se candidataram}} a {named, select, yes {<object>{about}</object>} other {sua vaga}}',
    accepted:
      '<strong>{names}</strong> aceitou sua candidatura{named, select, yes { a <object>{about}</object>} other {}}',
    refused:
      '<strong>{names}</strong> não selecionou você desta vez{named, select, yes { para <object>{about}</object>} other {}}',
    withdrawn:
      '<strong>{names}</strong> {count, plural, one {retirou} other {retiraram}} a candidatura{named, select, yes { a <object>{about}</object>} other {}}',
    closed:
      '<strong>{names}</strong> encerrou {named, select, yes {<object>{about}</object>, uma vaga} other {uma vaga}} à qual você se candidatou',
    'place-free':
      'Abriu um lugar para você com <strong>{names}</strong>{named, select, yes { em <object>{about}</object>} other {}}',
    'place-passed-on':
      'O lugar com <strong>{names}</strong>{named, select, yes { em <object>{about}</object>} other {}} foi para a próxima pessoa',
    changed:
      '<strong>{names}</strong> mudou {named, select, yes {<object>{about}</object>, uma vaga} other {uma vaga}} à qual você se candidatou',
    rated: '<strong>{names}</strong> {count, plural, one {avaliou} other {avaliaram}} você',
    found:
      '<strong>{names}</strong> publicou {named, select, yes {<object>{about}</object>, que combina com uma busca sua} other {uma vaga que combina com uma busca sua}}',
    ended: '<strong>{names}</strong> encerrou seu voluntariado. Como foi?',
    'rating-answered': '<strong>{names}</strong> respondeu à sua avaliação',
    warned: 'A equipe de moderação enviou uma advertência para você',
    removed: 'A equipe de moderação retirou algo que você publicou',
    restored: 'O que tínhamos retirado está visível de novo',
    lifted: 'Sua conta está ativa de novo',
    granted: 'A equipe de moderação aceitou o seu recurso',
    rejected: 'A equipe de moderação respondeu ao seu recurso',
    verification: 'A equipe de moderação analisou os documentos da sua organização',
    moderation: 'A equipe de moderação tomou uma decisão que afeta você',
    other: 'Há novidades de <strong>{names}</strong>',
  },
} satisfies Texts<typeof es>
