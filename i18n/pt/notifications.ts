import type es from '../es/notifications.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Avisos',
  clearAll: 'Apagar todos',
  dismiss: 'Retirar o aviso de {names}',
  empty: 'Não tens avisos. Aproveita o silêncio.',
  all: 'Ver todos os avisos',
  more: 'A carregar avisos anteriores',
  accept: 'Aceitar',
  decline: 'Recusar',
  acceptFrom: 'Aceitar o pedido de {names}',
  declineFrom: 'Recusar o pedido de {names}',
  connected: 'Agora tu e {names} estão em contacto',
  names: '{others, plural, =0 {{first}} =1 {{first} e {second}} other {{first} e mais # pessoas}}',
  says: {
    likes: '<strong>{names}</strong> {count, plural, one {gosta} other {gostam}} da tua publicação',
    likeComment: '<strong>{names}</strong> {count, plural, one {gosta} other {gostam}} do teu comentário',
    comments: '<strong>{names}</strong> {count, plural, one {comentou} other {comentaram}} a tua publicação',
    mention:
      '<strong>{names}</strong> {count, plural, one {mencionou-te} other {mencionaram-te}} numa publicação',
    asked: '<strong>{names}</strong> {count, plural, one {quer} other {querem}} ligar-se a ti',
    connectedWith: '<strong>{names}</strong> {count, plural, one {aceitou} other {aceitaram}} ligar-se a ti',
    applied:
      '<strong>{names}</strong> {count, plural, one {candidatou-se} other {candidataram-se}} à tua oferta',
    accepted: '<strong>{names}</strong> aceitou a tua candidatura',
    refused: '<strong>{names}</strong> não te selecionou desta vez',
    withdrawn: '<strong>{names}</strong> {count, plural, one {retirou} other {retiraram}} a candidatura',
    closed: '<strong>{names}</strong> fechou uma oferta a que te candidataste',
    rated: '<strong>{names}</strong> {count, plural, one {avaliou-te} other {avaliaram-te}}',
    warned: 'A equipa de moderação enviou-te uma advertência',
    removed: 'A equipa de moderação retirou algo que publicaste',
    restored: 'O que tínhamos retirado voltou a estar visível',
    lifted: 'A tua conta está ativa de novo',
    granted: 'A equipa de moderação aceitou o teu recurso',
    rejected: 'A equipa de moderação respondeu ao teu recurso',
    verification: 'A equipa de moderação analisou os documentos da tua organização',
    moderation: 'A equipa de moderação tomou uma decisão que te diz respeito',
    other: 'Há novidades de <strong>{names}</strong>',
  },
} satisfies Texts<typeof es>
