import type es from '../es/chat.ts'
import type { Texts } from '../types.ts'

export default {
  list: {
    label: 'Conversas',
    more: 'Carregando conversas anteriores…',
    emptyTitle: 'As conversas começam aqui',
    empty: 'Escreva a uma organização a partir de uma vaga, ou a qualquer pessoa pelo perfil dela.',
    emptyOrganisation: 'Quando alguém se candidatar a uma vaga sua, vocês poderão conversar aqui.',
    toOffers: 'Ver vagas',
    toMyOffers: 'Ver minhas vagas',
  },
  none: {
    title: 'Escolha uma conversa',
    text: 'Suas mensagens esperam à esquerda. O que ficar pela metade continua guardado.',
  },
  gone: {
    title: 'Não dá para escrever aqui',
    text: 'Talvez esta pessoa já não esteja na {brand}, ou uma das duas preferiu encerrar a conversa.',
    self: 'Esta é a sua própria conta: para anotações, melhor um caderno.',
    back: 'Voltar às mensagens',
  },
  conversation: {
    with: 'Conversa com {name}',
    messagesWith: 'Mensagens com {name}',
    back: 'Voltar à lista',
    typing: '{name} está digitando',
    typingShort: 'Digitando…',
    beginning: 'Este é o começo da sua conversa com {name}.',
    older: 'Carregando mensagens anteriores…',
    today: 'Hoje',
    yesterday: 'Ontem',
    unread: 'Mensagens novas',
    toNew: '{count, plural, =0 {Ir para a última mensagem} one {# mensagem nova} other {# mensagens novas}}',
    you: 'Você',
    said: '{name}: {text}',
    house: 'Ver a candidatura',
    houseOffer: 'Ver a vaga',
    image: 'Foto de {name}',
    ownImage: 'Sua foto',
    file: 'Arquivo {kind}',
    erased: 'Mensagem apagada',
  },
  state: {
    sending: 'Enviando',
    failed: 'Não foi enviada.',
    retry: 'Tentar de novo',
    discard: 'Descartar',
    seen: 'Visto',
  },
  compose: {
    label: 'Mensagem para {name}',
    placeholder: 'Escreva uma mensagem',
    send: 'Enviar',
    attach: 'Anexar fotos ou arquivos',
    tooMany: 'Cabem {max} arquivos em uma mensagem.',
    tooManyPixels: '{name} tem pixels demais: no máximo {max} milhões.',
    tooLarge: '{name} é grande demais: no máximo {max} MB.',
    wrongType:
      '{name} não pode ser enviado: escolha uma imagem (JPG, PNG, GIF, WebP), um PDF, ou um texto ou uma tabela (ODT, ODS, DOCX, XLSX).',
    tooLong: 'A mensagem é longa demais.',
  },
  request: {
    incoming: '{name} quer conversar com você',
    incomingHint:
      'Vocês ainda não estão conectados. Se aceitar, vocês poderão se escrever; se recusar, ninguém será avisado.',
    profile: 'Ver o perfil',
    accept: 'Aceitar',
    decline: 'Recusar',
    declined: 'O pedido de mensagem de {name} saiu das suas mensagens.',
    outgoing: 'Sua mensagem espera que {name} aceite.',
  },
} satisfies Texts<typeof es>
