import type { Texts } from '#i18n/types.ts'
import type es from '../es/mail.ts'

const mail: Texts<typeof es> = {
  account: {
    validate: {
      subject: 'Confirme a sua conta na {brand}',
      preview: 'Um clique e a sua conta fica pronta.',
      heading: 'Olá, {name}: falta só um passo',
      body: 'Confirme que este endereço é seu e já pode começar a participar.',
      button: 'Confirmar a minha conta',
      aside:
        'A ligação funciona uma única vez, durante 48 horas. Se não se registou, não faça nada: a conta apaga-se sozinha.',
    },
    resetPassword: {
      subject: 'Escolha uma nova palavra-passe',
      preview: 'A ligação funciona durante uma hora.',
      heading: 'Olá, {name}: aqui pode escolher outra palavra-passe',
      body: 'Alguém pediu uma nova palavra-passe para a sua conta. Se foi você, escolha-a com este botão.',
      button: 'Escolher palavra-passe',
      aside:
        'A ligação funciona uma única vez, durante uma hora. Se não a pediu, a sua palavra-passe continua a mesma.',
    },
    changeEmail: {
      subject: 'Confirme o seu novo e-mail',
      preview: 'A partir daí escrevemos-lhe para aqui.',
      heading: 'Olá, {name}: este é o seu novo endereço?',
      body: 'Pediu para usar este endereço na sua conta da {brand}. A mudança faz-se quando o confirmar.',
      button: 'Confirmar o endereço',
      aside: 'A ligação funciona uma única vez, durante 24 horas. Se não fez este pedido, não faça nada.',
    },
    emailChanging: {
      subject: 'Foi pedida uma mudança do seu e-mail',
      preview: 'Se não foi você, verifique a sua conta.',
      heading: 'Olá, {name}: a sua conta vai mudar de endereço',
      body: 'Foi pedido que a sua conta use o endereço {email}. A mudança faz-se quando for confirmada a partir daí, e terminámos a sua sessão nos outros dispositivos.',
      button: 'Verificar a minha conta',
      aside: 'Se não foi você, mude a sua palavra-passe assim que puder.',
    },
  },
  contact: {
    subject: 'Mensagem de {name}: {subject}',
    heading: '{name} escreveu pela página de contacto',
    button: 'Responder a {name}',
    aside: 'Responde a este e-mail e a tua resposta chegará a {email}.',
  },
  friends: {
    invitation: {
      subject: 'Um convite de {other} para o {brand}',
      preview: 'Voluntariado perto de si, com pessoas que já conhece.',
      heading: '{other} quer partilhar o {brand} consigo',
      body: 'O {brand} junta pessoas voluntárias e organizações sem fins lucrativos. Crie a sua conta e ficam ligados desde o primeiro dia.',
      button: 'Aceitar o convite',
      aside:
        'Escrevemos uma única vez, porque {other} nos deu o seu endereço. Se não lhe interessar, não precisa de fazer nada.',
    },
  },
  applications: {
    applied: {
      subject: '{other} candidatou-se a «{job}»',
      preview: 'Veja as respostas e decida quando quiser.',
      heading: 'Olá, {name}: tem uma nova candidatura',
      body: '{other} gostaria de participar em «{job}» e respondeu às suas perguntas.',
      button: 'Ver a candidatura',
      aside: 'Também a encontra nas suas mensagens da Brota.',
    },
    withdrawn: {
      subject: '{other} retirou a candidatura a «{job}»',
      preview: 'Não precisa de fazer nada.',
      heading: 'Olá, {name}: alguém desistiu',
      body: '{other} já não pode participar em «{job}» e retirou a candidatura.',
      button: 'Ver as outras candidaturas',
      aside: 'Não precisa de fazer nada.',
    },
    accepted: {
      subject: 'A sua candidatura a «{job}» foi aceite!',
      preview: '{other} conta consigo.',
      heading: 'Parabéns, {name}!',
      body: '{other} aceitou a sua candidatura a «{job}». A partir de hoje faz parte do voluntariado da organização.',
      button: 'Ver a oferta',
      aside: 'Se os seus planos mudaram, avise a organização assim que puder.',
    },
    refused: {
      subject: 'A sua candidatura a «{job}»',
      preview: 'Desta vez não foi possível.',
      heading: 'Olá, {name}: desta vez não foi possível',
      body: '{other} não selecionou a sua candidatura a «{job}». Obrigado por oferecer o seu tempo: há outras organizações que precisam dele.',
      button: 'Ver ofertas semelhantes',
      aside: 'Uma recusa deve-se quase sempre ao número de vagas, não a si.',
    },
    closed: {
      subject: '«{job}» já não aceita candidaturas',
      preview: 'A sua candidatura mantém-se.',
      heading: 'Olá, {name}: a oferta foi encerrada',
      body: '{other} encerrou «{job}». A sua candidatura mantém-se e ainda pode ter resposta.',
      button: 'Ver a oferta',
      aside: 'Não precisa de fazer nada.',
    },
    deleted: {
      subject: '«{job}» foi retirada',
      preview: '{other} já não oferece este voluntariado.',
      heading: 'Olá, {name}: a oferta já não existe',
      body: '{other} retirou «{job}» e, com ela, a sua candidatura. Lamentamos o incómodo.',
      button: 'Ver ofertas semelhantes',
      aside: 'Não precisa de fazer nada.',
    },
    gone: {
      subject: 'Uma oferta a que te candidataste já não existe',
      preview: 'A organização encerrou a conta.',
      heading: 'Olá {name}, uma oferta deixou de existir',
      body: 'Uma organização a que te tinhas candidatado encerrou a conta. Com ela foram as suas ofertas e também a tua candidatura. Lamentamos o incómodo.',
      button: 'Procurar outras ofertas',
      aside: 'Não precisas de fazer nada.',
    },
    message: 'Olá, candidatei-me a «{job}».',
    table: {
      name: 'Nome',
      city: 'Cidade',
      country: 'País',
      status: 'Estado',
      createdAt: 'Enviada',
      decidedAt: 'Decidida',
      pending: 'Pendente',
      accepted: 'Aceite',
      refused: 'Recusada',
    },
  },
  news: {
    heading: 'Olá, {name}',
    likes: {
      subject: '{other} gosta da tua publicação',
      body: '{other} gosta de algo que publicaste no {brand}.',
      button: 'Ver a publicação',
    },
    'like-comment': {
      subject: '{other} gosta do teu comentário',
      body: '{other} gosta de um comentário teu no {brand}.',
      button: 'Ver a conversa',
    },
    comments: {
      subject: '{other} comentou a tua publicação',
      body: '{other} comentou algo que publicaste no {brand}.',
      button: 'Ler o comentário',
    },
    mention: {
      subject: '{other} mencionou-te',
      body: '{other} refere-te numa publicação do {brand}.',
      button: 'Ver a publicação',
    },
    asked: {
      subject: '{other} quer ligar-se a ti',
      body: '{other} enviou-te um pedido de ligação. Aceita-o ou recusa-o no seu perfil.',
      button: 'Ver o perfil',
    },
    accepted: {
      subject: '{other} aceitou o teu pedido',
      body: 'Já estão ligados: verás o que {other} publica e podem escrever um ao outro.',
      button: 'Ver o perfil',
    },
  },
  messages: {
    subject: '{total, plural, one {{other} escreveu-te} other {{other} enviou-te # mensagens}}',
    body: '{total, plural, one {Uma mensagem de {other} espera} other {# mensagens de {other} esperam}} por ti no {brand}.',
    button: 'Ler e responder',
  },
  moderation: {
    heading: 'Olá, {name}',
    rule: 'A regra: {rule}.',
    appeal: 'Recorrer',
    open: 'Ir para {brand}',
    aside: 'Podes recorrer uma única vez, no prazo de 30 dias. Será lido por uma pessoa.',
    warn: {
      subject: 'Um aviso da equipa de moderação',
      body: 'Algo que fizeste em {brand} viola as regras da comunidade. Por agora é só um aviso: se voltar a acontecer, podemos suspender a tua conta.',
    },
    remove: {
      subject: 'Retirámos algo que publicaste',
      body: 'Retirámos algo que publicaste em {brand} porque viola as regras da comunidade. Mais ninguém o vê.',
    },
    suspend: {
      subject: 'A tua conta em {brand} está suspensa',
      body: 'Suspendemos a tua conta: não podes entrar e ninguém vê o teu perfil nem o que publicaste.',
    },
    restore: {
      subject: 'O que publicaste está visível de novo',
      body: 'Voltámos a analisar e o que tínhamos retirado está de novo no seu lugar. Pedimos desculpa pelo incómodo.',
    },
    lift: {
      subject: 'A tua conta está ativa de novo',
      body: 'Levantámos a suspensão da tua conta. Já podes entrar outra vez.',
    },
    granted: {
      subject: 'Aceitámos o teu recurso',
      body: 'Tinhas razão: desfizemos a decisão. Pedimos desculpa pelo incómodo e obrigado por nos escreveres.',
    },
    rejected: {
      subject: 'Resposta ao teu recurso',
      body: 'Lemos com atenção o que nos escreveste e mantemos a decisão.',
    },
    verified: {
      subject: 'A tua organização está verificada',
      body: 'Analisámos a vossa documentação. A partir de hoje o vosso perfil tem a marca de organização verificada.',
    },
    notVerified: {
      subject: 'Sobre a verificação da tua organização',
      body: 'Analisámos a vossa documentação e, por agora, o vosso perfil não tem a marca de organização verificada. Podem enviá-la de novo nas definições.',
    },
  },
  digest: {
    subject: 'O teu resumo do {brand}',
    heading: 'Bom dia, {name}',
    body: 'Isto aconteceu desde ontem e ainda não viste:',
    button: 'Ver tudo',
    aside: 'Enviamos no máximo um resumo por dia, e só quando há novidades.',
    lines: {
      likes: '{total, plural, one {Um gosto nas tuas publicações} other {# gostos nas tuas publicações}}',
      'like-comment':
        '{total, plural, one {Um gosto nos teus comentários} other {# gostos nos teus comentários}}',
      comments: '{total, plural, one {Um comentário novo} other {# comentários novos}}',
      mention: '{total, plural, one {Uma menção} other {# menções}}',
      friends: '{total, plural, one {Uma novidade das tuas ligações} other {# novidades das tuas ligações}}',
      jobs: '{total, plural, one {Uma novidade de ofertas e candidaturas} other {# novidades de ofertas e candidaturas}}',
      messages:
        '{total, plural, one {Uma conversa com mensagens por ler} other {# conversas com mensagens por ler}}',
      moderation: '{total, plural, one {Uma decisão de moderação} other {# decisões de moderação}}',
    },
  },
  stop: {
    likes: 'Não receber mais e-mails sobre gostos',
    'like-comment': 'Não receber mais e-mails sobre gostos em comentários',
    comments: 'Não receber mais e-mails sobre comentários',
    mention: 'Não receber mais e-mails sobre menções',
    friends: 'Não receber mais e-mails sobre ligações',
    jobs: 'Não receber mais e-mails sobre ofertas e candidaturas',
    messages: 'Não receber mais e-mails sobre mensagens por ler',
    moderation: 'Não receber mais e-mails sobre decisões de moderação',
  },
  export: {
    readMeName: 'LEIAME.txt',
    readMe:
      'Isto é tudo o que o {brand} guarda sobre ti.\n\nCada ficheiro .json corresponde a uma parte do sítio: a tua conta, ligações, publicações, mensagens, ofertas e candidaturas, avisos, e-mails e ficheiros. Na pasta media estão os teus ficheiros tal como os enviaste. As horas estão em UTC. A tua palavra-passe não está aqui: guardamos apenas um resumo que não permite recuperá-la.\n',
  },
}

export default mail
