import type es from '../es/mail.ts'
import type { Texts } from '../types.ts'

const mail: Texts<typeof es> = {
  account: {
    validate: {
      subject: 'Confirma a tua conta na {brand}',
      preview: 'Um clique e a tua conta fica pronta.',
      heading: 'Falta só um passo',
      body: 'Confirma que este endereço é teu e já podes começar a participar.',
      button: 'Confirmar a minha conta',
      aside:
        'O link funciona uma única vez, durante 48 horas. Se não te registaste, não faças nada: a conta apaga-se sozinha.',
    },
    resetPassword: {
      subject: 'Escolhe uma nova palavra-passe',
      preview: 'O link funciona durante uma hora.',
      heading: 'Aqui podes escolher outra palavra-passe',
      body: 'Alguém pediu uma nova palavra-passe para a tua conta. Se foste tu, escolhe-a com este botão.',
      button: 'Escolher palavra-passe',
      aside:
        'O link funciona uma única vez, durante uma hora. Se não o pediste, a tua palavra-passe continua a mesma.',
    },
    ownData: {
      subject: 'Os teus dados: leva-os ou apaga-os',
      preview: 'O link serve uma vez, durante 24 horas.',
      heading: 'Os teus dados são teus',
      body: 'A tua conta está suspensa. Com este botão podes levar o que guardamos sobre ti ou apagar tudo.',
      button: 'Ir para os meus dados',
      aside: 'O link serve uma só vez, durante 24 horas. Se não o pediste, nada muda.',
    },
    changeEmail: {
      subject: 'Confirma o teu novo e-mail',
      preview: 'A partir daí escrevemos-te para aqui.',
      heading: 'Este é o teu novo endereço?',
      body: 'Pediste para usar este endereço na tua conta da {brand}. A mudança faz-se quando o confirmares.',
      button: 'Confirmar o endereço',
      aside: 'O link funciona uma única vez, durante 24 horas. Se não fizeste este pedido, não faças nada.',
    },
    emailChanging: {
      subject: 'Foi pedida uma mudança do teu e-mail',
      preview: 'Se não foste tu, podes pará-la durante sete dias.',
      heading: 'Olá, {name}: a tua conta vai mudar de endereço',
      body: 'Foi pedido que a tua conta use o endereço {email}. A mudança faz-se quando for confirmada a partir daí, e terminámos a tua sessão nos outros dispositivos. Se não foste tu, para-a com este botão.',
      button: 'Parar a mudança',
      aside:
        'O botão serve durante sete dias, mesmo com a mudança já feita. Se foste tu, não tens de fazer nada.',
    },
    passwordChanged: {
      subject: 'A tua palavra-passe foi alterada',
      preview: 'Se não foste tu, podes resolvê-lo durante sete dias.',
      heading: 'Olá, {name}: a tua conta tem uma nova palavra-passe',
      body: 'A palavra-passe da tua conta na {brand} acabou de ser alterada, e as outras sessões foram terminadas. Se não foste tu, avisa-nos com este botão.',
      button: 'Não fui eu',
      aside:
        'O botão serve uma única vez, durante sete dias: termina todas as sessões e deixa-te escolher outra palavra-passe. Se foste tu, não tens de fazer nada.',
    },
    newDevice: {
      subject: 'Entraram na tua conta num novo dispositivo',
      preview: 'Se não foste tu, podes resolvê-lo durante sete dias.',
      heading: 'Olá, {name}: há um novo dispositivo na tua conta',
      body: 'Acabaram de entrar na tua conta da {brand} num dispositivo que não conhecíamos. É isto que sabemos dele: {device}. Se não foste tu, avisa-nos com este botão.',
      button: 'Não fui eu',
      aside:
        'O botão serve uma única vez, durante sete dias: termina todas as sessões e deixa-te escolher outra palavra-passe. Se foste tu, não tens de fazer nada.',
      unknown: 'nada',
    },
    googleLinked: {
      subject: 'A tua conta está ligada a uma conta Google',
      preview: 'Se não foste tu, podes resolvê-lo durante sete dias.',
      heading: 'Olá, {name}: agora podes entrar com a Google',
      body: 'Acabaram de entrar na tua conta da {brand} com a Google pela primeira vez, com este mesmo endereço. A partir de agora dá para entrar assim, além da palavra-passe. Se não foste tu, avisa-nos com este botão.',
      button: 'Não fui eu',
      aside:
        'O botão serve uma única vez, durante sete dias: termina todas as sessões e deixa-te escolher outra palavra-passe. Se foste tu, não tens de fazer nada.',
    },
    tokenReused: {
      subject: 'Terminámos uma sessão da tua conta',
      preview: 'Se não foste tu, podes resolvê-lo durante sete dias.',
      heading: 'Olá, {name}: terminámos uma das tuas sessões',
      body: 'A chave de uma das tuas sessões na {brand} foi usada duas vezes. Pode ter sido uma falha da ligação, ou alguém a pode ter copiado; por isso terminámos essa sessão. Se não reconheces o que aconteceu na tua conta, avisa-nos com este botão.',
      button: 'Não fui eu',
      aside:
        'O botão serve uma única vez, durante sete dias: termina todas as sessões e deixa-te escolher outra palavra-passe. Se foste tu, não tens de fazer nada.',
    },
  },
  contact: {
    subject: 'Contacto: {subject}',
    heading: 'Alguém escreveu pela página de contacto',
    from: 'Diz chamar-se {name}.',
    button: 'Responder',
    aside: 'Responde a este e-mail e a tua resposta chegará a {email}.',
  },
  friends: {
    invitation: {
      subject: 'Um convite de {other} para a {brand}',
      preview: 'Voluntariado perto de ti, com pessoas que já conheces.',
      heading: '{other} quer partilhar a {brand} contigo',
      body: 'A {brand} junta pessoas voluntárias e organizações sem fins lucrativos. Cria a tua conta e ficam ligados desde o primeiro dia.',
      button: 'Aceitar o convite',
      aside:
        'Escrevemos porque {other} nos deu o teu endereço, e não o guardamos. Se não te interessar, não precisas de fazer nada.',
    },
  },
  applications: {
    applied: {
      subject: '{other} candidatou-se a «{job}»',
      preview: 'Vê as respostas e decide quando quiseres.',
      heading: 'Olá, {name}: tens uma nova candidatura',
      body: '{other} gostaria de participar em «{job}» e respondeu às tuas perguntas.',
      button: 'Ver a candidatura',
      aside: 'Também a encontras nas tuas mensagens da Brota.',
    },
    withdrawn: {
      subject: '{other} retirou a candidatura a «{job}»',
      preview: 'Não precisas de fazer nada.',
      heading: 'Olá, {name}: alguém desistiu',
      body: '{other} já não pode participar em «{job}» e retirou a candidatura.',
      button: 'Ver as outras candidaturas',
      aside: 'Não precisas de fazer nada.',
    },
    accepted: {
      subject: 'A tua candidatura a «{job}» foi aceite!',
      preview: '{other} conta contigo.',
      heading: 'Parabéns, {name}!',
      body: '{other} aceitou a tua candidatura a «{job}». A partir de hoje fazes parte do voluntariado da organização.',
      button: 'Ver a oferta',
      aside: 'Se os teus planos mudaram, avisa a organização assim que puderes.',
    },
    refused: {
      subject: 'A tua candidatura a «{job}»',
      preview: 'Desta vez não foi possível.',
      heading: 'Olá, {name}: desta vez não foi possível',
      body: '{other} não selecionou a tua candidatura a «{job}». Obrigado por ofereceres o teu tempo: há outras organizações que precisam dele.',
      button: 'Ver ofertas semelhantes',
      aside: 'Uma recusa deve-se quase sempre ao número de vagas, não a ti.',
    },
    wrote: '{other} escreveu-te:',
    closed: {
      subject: '«{job}» já não aceita candidaturas',
      preview: 'A tua candidatura mantém-se.',
      heading: 'Olá, {name}: a oferta foi encerrada',
      body: '{other} encerrou «{job}». A tua candidatura mantém-se e ainda pode ter resposta.',
      button: 'Ver a oferta',
      aside: 'Não precisas de fazer nada.',
    },
    deleted: {
      subject: '«{job}» foi retirada',
      preview: '{other} já não oferece este voluntariado.',
      heading: 'Olá, {name}: a oferta já não existe',
      body: '{other} retirou «{job}» e, com ela, a tua candidatura. Lamentamos o incómodo.',
      button: 'Ver ofertas semelhantes',
      aside: 'Não precisas de fazer nada.',
    },
    gone: {
      subject: 'Uma oferta a que te candidataste já não existe',
      preview: 'A organização encerrou a conta.',
      heading: 'Olá, {name}: uma oferta deixou de existir',
      body: 'Uma organização a que te tinhas candidatado encerrou a conta. Com ela foram as suas ofertas e também a tua candidatura. Lamentamos o incómodo.',
      button: 'Procurar outras ofertas',
      aside: 'Não precisas de fazer nada.',
    },
    message: 'Olá, candidatei-me a «{job}».',
    table: {
      file: 'candidaturas',
      email: 'E-mail',
      phone: 'Telefone',
      availability: 'Disponibilidade',
      noTime: 'Sem tempo de momento',
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
      body: '{other} gosta de algo que publicaste na {brand}.',
      button: 'Ver a publicação',
    },
    'like-comment': {
      subject: '{other} gosta do teu comentário',
      body: '{other} gosta de um comentário teu na {brand}.',
      button: 'Ver a conversa',
    },
    comments: {
      subject: '{other} comentou a tua publicação',
      body: '{other} comentou algo que publicaste na {brand}.',
      button: 'Ler o comentário',
    },
    answered: {
      subject: '{other} respondeu ao teu comentário',
      body: '{other} respondeu a um comentário teu na {brand}.',
      button: 'Ler a resposta',
    },
    mention: {
      subject: '{other} mencionou-te',
      body: '{other} mencionou-te numa publicação da {brand}.',
      button: 'Ver a publicação',
    },
    asked: {
      subject: '{other} quer ligar-se a ti',
      body: '{other} enviou-te um pedido de ligação. Aceita-o ou recusa-o no perfil dessa pessoa.',
      button: 'Ver o perfil',
    },
    accepted: {
      subject: '{other} aceitou o teu pedido de ligação',
      body: 'Já estão ligados: verás o que {other} publica e podem escrever um ao outro.',
      button: 'Ver o perfil',
    },
  },
  messages: {
    subject: '{total, plural, one {{other} escreveu-te} other {{other} enviou-te # mensagens}}',
    body: '{total, plural, one {Uma mensagem de {other} espera} other {# mensagens de {other} esperam}} por ti na {brand}.',
    button: 'Ler e responder',
  },
  moderation: {
    heading: 'Olá, {name}',
    greeting: 'Olá',
    rule: 'A regra: {rule}.',
    appeal: 'Recorrer',
    see: 'Ver a decisão',
    open: 'Ir para a {brand}',
    aside: 'Podes recorrer uma única vez, no prazo de 30 dias. Será lido por uma pessoa.',
    warn: {
      subject: 'Uma advertência da equipa de moderação',
      body: 'Algo que fizeste na {brand} viola as regras da comunidade. Por agora é só uma advertência: se voltar a acontecer, podemos suspender a tua conta.',
    },
    remove: {
      subject: 'Retirámos algo que publicaste',
      body: 'Retirámos algo que publicaste na {brand} porque viola as regras da comunidade. Mais ninguém o vê.',
    },
    suspend: {
      subject: 'A tua conta na {brand} está suspensa',
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
    subject: 'O teu resumo da {brand}',
    heading: 'Bom dia, {name}',
    body: 'Isto aconteceu desde ontem e ainda não viste:',
    fitting: 'Novas ofertas que combinam contigo:',
    button: 'Ver tudo',
    aside: 'Enviamos no máximo um resumo por dia, e só quando há novidades.',
    lines: {
      likes: '{total, plural, one {Um gosto nas tuas publicações} other {# gostos nas tuas publicações}}',
      'like-comment':
        '{total, plural, one {Um gosto nos teus comentários} other {# gostos nos teus comentários}}',
      comments: '{total, plural, one {Um comentário ou uma resposta} other {# comentários e respostas}}',
      mention: '{total, plural, one {Uma menção} other {# menções}}',
      friends: '{total, plural, one {Uma novidade das tuas ligações} other {# novidades das tuas ligações}}',
      jobs: '{total, plural, one {Uma novidade de ofertas e candidaturas} other {# novidades de ofertas e candidaturas}}',
      messages:
        '{total, plural, one {Uma conversa com mensagens por ler} other {# conversas com mensagens por ler}}',
      moderation: '{total, plural, one {Uma decisão de moderação} other {# decisões de moderação}}',
    },
  },
  found: {
    subject: '{total, plural, one {Uma oferta nova} other {# ofertas novas}} para {search}',
    subjectOfSeveral: '{total, plural, one {Uma oferta nova} other {# ofertas novas}} nas tuas pesquisas',
    heading: 'Olá, {name}',
    body: '{searches, plural, one {A pesquisa que guardaste encontrou {total, plural, one {uma oferta nova} other {# ofertas novas}}:} other {As pesquisas que guardaste encontraram {total, plural, one {uma oferta nova} other {# ofertas novas}}:}}',
    everything: 'Todas as ofertas',
    more: '{total, plural, one {E mais uma} other {E mais #}}',
    open: 'Abrir a pesquisa',
    openSettings: 'Ver as minhas pesquisas',
    stop: 'Parar esta pesquisa',
    stopAll: 'Parar todas as minhas pesquisas guardadas',
    aside:
      'Escrevemos-te porque guardaste a pesquisa. Nas definições podes mudar a frequência, pô-la em pausa ou apagá-la.',
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
    address: 'Não voltar a receber convites nem outros e-mails da {brand}',
  },
  export: {
    readMeName: 'LEIAME.txt',
    readMe:
      'Isto é tudo o que a {brand} guarda sobre ti.\n\nCada ficheiro .json corresponde a uma parte do site: a tua conta, ligações, publicações, mensagens, ofertas e candidaturas, avisos, e-mails e ficheiros. Na pasta media estão os teus ficheiros tal como os enviaste. As horas estão em UTC. A tua palavra-passe não está aqui: guardamos apenas um resumo que não permite recuperá-la.\n',
  },
}

export default mail
