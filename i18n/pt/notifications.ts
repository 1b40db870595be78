import type es from '../es/notifications.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Avisos',
  clearAll: 'Apagar todos',
  clearTitle: 'Apagar todos os avisos?',
  clearText:
    '{count, plural, one {# aviso sai} other {# avisos saem}} da tua lista. Os pedidos de ligação que esperam a tua resposta ficam.',
  cleared: 'Avisos apagados',
  restored: 'Os teus avisos estão de volta',
  undo: 'Desfazer',
  readAll: 'Marcar tudo como lido',
  new: 'Novos',
  earlier: 'Anteriores',
  quote: '«{about}»',
  dismiss: 'Retirar o aviso de {names}',
  empty: 'Não tens avisos. Aproveita o silêncio.',
  all: 'Ver todos os avisos',
  more: 'A carregar avisos anteriores',
  accept: 'Aceitar',
  decline: 'Recusar',
  acceptFrom: 'Aceitar o pedido de ligação de {names}',
  declineFrom: 'Recusar o pedido de ligação de {names}',
  connected: 'Agora tu e {names} estão em contacto',
  names: '{others, plural, =1 {{both}} other {{first} e mais # pessoas}}',
  says: {
    likes: '<strong>{names}</strong> {count, plural, one {gosta} other {gostam}} da tua publicação',
    likeComment: '<strong>{names}</strong> {count, plural, one {gosta} other {gostam}} do teu comentário',
    comments: '<strong>{names}</strong> {count, plural, one {comentou} other {comentaram}} a tua publicação',
    answered:
      '<strong>{names}</strong> {count, plural, one {respondeu} other {responderam}} ao teu comentário',
    mention:
      '<strong>{names}</strong> {count, plural, one {mencionou-te} other {mencionaram-te}} numa publicação',
    asked: '<strong>{names}</strong> {count, plural, one {quer} other {querem}} ligar-se a ti',
    connectedWith:
      '<strong>{names}</strong> {count, plural, one {aceitou} other {aceitaram}} o teu pedido de ligação',
    applied:
      '<strong>{names}</strong> {count, plural, one {candidatou-se} other {candidataram-se}} a {named, select, yes {<object>{about}</object>} other {uma oferta tua}}',
    accepted:
      '<strong>{names}</strong> aceitou a tua candidatura{named, select, yes { a <object>{about}</object>} other {}}',
    refused:
      '<strong>{names}</strong> não te selecionou desta vez{named, select, yes { para <object>{about}</object>} other {}}',
    withdrawn:
      '<strong>{names}</strong> {count, plural, one {retirou} other {retiraram}} a candidatura{named, select, yes { a <object>{about}</object>} other {}}',
    closed:
      '<strong>{names}</strong> fechou {named, select, yes {<object>{about}</object>, uma oferta} other {uma oferta}} à qual te candidataste',
    'place-free':
      'Há um lugar livre para ti com <strong>{names}</strong>{named, select, yes { em <object>{about}</object>} other {}}',
    'place-passed-on':
      'O lugar com <strong>{names}</strong>{named, select, yes { em <object>{about}</object>} other {}} passou para a pessoa seguinte',
    changed:
      '<strong>{names}</strong> mudou {named, select, yes {<object>{about}</object>, uma oferta} other {uma oferta}} à qual te candidataste',
    rated: '<strong>{names}</strong> {count, plural, one {avaliou-te} other {avaliaram-te}}',
    found:
      '<strong>{names}</strong> publicou {named, select, yes {<object>{about}</object>, que corresponde a uma pesquisa tua} other {uma oferta que corresponde a uma pesquisa tua}}',
    ended: '<strong>{names}</strong> deu por terminado o teu voluntariado. Como correu?',
    'rating-answered': '<strong>{names}</strong> respondeu à tua avaliação',
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
