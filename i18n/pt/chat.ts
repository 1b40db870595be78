import type es from '../es/chat.ts'
import type { Texts } from '../types.ts'

export default {
  list: {
    label: 'Conversas',
    more: 'A carregar conversas anteriores…',
    emptyTitle: 'As conversas começam aqui',
    empty: 'Escreve a uma organização a partir de uma oferta, ou a qualquer pessoa a partir do perfil dela.',
    emptyOrganisation: 'Quando alguém se candidatar a uma oferta tua, poderão conversar aqui.',
    toOffers: 'Ver ofertas',
    toMyOffers: 'Ver as minhas ofertas',
  },
  none: {
    title: 'Escolhe uma conversa',
    text: 'As tuas mensagens esperam à esquerda. O que deixares a meio fica guardado.',
  },
  gone: {
    title: 'Não é possível escrever aqui',
    text: 'Talvez esta pessoa já não esteja na {brand}, ou uma das duas preferiu não continuar a conversa.',
    self: 'Esta é a tua própria conta: para apontamentos, melhor um caderno.',
    back: 'Voltar às mensagens',
  },
  conversation: {
    with: 'Conversa com {name}',
    messagesWith: 'Mensagens com {name}',
    back: 'Voltar à lista',
    typing: '{name} está a escrever',
    typingShort: 'A escrever…',
    beginning: 'Este é o início da tua conversa com {name}.',
    older: 'A carregar mensagens anteriores…',
    today: 'Hoje',
    yesterday: 'Ontem',
    unread: 'Mensagens novas',
    toNew: '{count, plural, =0 {Ir para a última mensagem} one {# mensagem nova} other {# mensagens novas}}',
    you: 'Tu',
    said: '{name}: {text}',
    house: 'Ver a candidatura',
    houseOffer: 'Ver a oferta',
    image: 'Fotografia de {name}',
    ownImage: 'A tua fotografia',
    file: 'Ficheiro {kind}',
    erased: 'Mensagem eliminada',
  },
  state: {
    sending: 'A enviar',
    failed: 'Não foi enviada.',
    retry: 'Tentar novamente',
    discard: 'Descartar',
    seen: 'Visto',
  },
  compose: {
    label: 'Mensagem para {name}',
    placeholder: 'Escreve uma mensagem',
    send: 'Enviar',
    attach: 'Anexar fotografias ou ficheiros',
    tooMany: 'Cabem {max} ficheiros numa mensagem.',
    tooManyPixels: '{name} tem píxeis a mais: {max} milhões no máximo.',
    tooLarge: '{name} é demasiado grande: no máximo {max} MB.',
    wrongType:
      '{name} não pode ser enviado: escolhe uma imagem (JPG, PNG, GIF, WebP), um PDF, ou um texto ou uma tabela (ODT, ODS, DOCX, XLSX).',
    tooLong: 'A mensagem é demasiado longa.',
  },
  request: {
    incoming: '{name} quer falar contigo',
    incomingHint:
      'Ainda não têm ligação. Se aceitares, poderão escrever-se; se recusares, não avisamos ninguém.',
    profile: 'Ver o perfil',
    accept: 'Aceitar',
    decline: 'Recusar',
    declined: 'O pedido de mensagem de {name} já não está nas tuas mensagens.',
    outgoing: 'A tua mensagem espera que {name} a aceite.',
  },
} satisfies Texts<typeof es>
