import type es from '../es/mail.ts'
import type { Texts } from '../types.ts'

const mail: Texts<typeof es> = {
  account: {
    validate: {
      subject: 'Confirme sua conta na {brand}',
      preview: 'Um clique e sua conta fica pronta.',
      heading: 'Só falta um passo',
      body: 'Confirme que este endereço é seu e você já pode começar a participar.',
      button: 'Confirmar minha conta',
      aside:
        'O link funciona uma única vez, por 48 horas. Se você não se cadastrou, não faça nada: a conta será apagada sozinha.',
    },
    resetPassword: {
      subject: 'Escolha uma nova senha',
      preview: 'O link funciona por uma hora.',
      heading: 'Aqui você escolhe outra senha',
      body: 'Alguém pediu uma nova senha para a sua conta. Se foi você, escolha-a com este botão.',
      button: 'Escolher senha',
      aside:
        'O link funciona uma única vez, por uma hora. Se não foi você quem pediu, sua senha continua a mesma.',
    },
    ownData: {
      subject: 'Seus dados: leve ou apague',
      preview: 'O link vale uma vez, por 24 horas.',
      heading: 'Seus dados são seus',
      body: 'Sua conta está suspensa. Com este botão você pode levar o que guardamos sobre você ou apagar tudo.',
      button: 'Ir para meus dados',
      aside: 'O link vale uma só vez, por 24 horas. Se você não pediu, nada muda.',
    },
    changeEmail: {
      subject: 'Confirme seu novo e-mail',
      preview: 'A partir daí escreveremos para cá.',
      heading: 'Este é o seu novo endereço?',
      body: 'Você pediu para usar este endereço na sua conta da {brand}. A mudança acontece quando você confirmar.',
      button: 'Confirmar o endereço',
      aside: 'O link funciona uma única vez, por 24 horas. Se você não pediu isso, não faça nada.',
    },
    emailChanging: {
      subject: 'Foi pedida uma mudança do seu e-mail',
      preview: 'Se não foi você, dá para parar durante sete dias.',
      heading: 'Olá, {name}: sua conta vai mudar de endereço',
      body: 'Foi pedido que sua conta use o endereço {email}. A mudança acontece quando for confirmada de lá, e encerramos sua sessão nos outros dispositivos. Se não foi você, pare a mudança com este botão.',
      button: 'Parar a mudança',
      aside:
        'O botão vale por sete dias, mesmo depois de a mudança ser feita. Se foi você, não precisa fazer nada.',
    },
    passwordChanged: {
      subject: 'Sua senha foi alterada',
      preview: 'Se não foi você, dá para resolver durante sete dias.',
      heading: 'Olá, {name}: sua conta tem uma nova senha',
      body: 'A senha da sua conta na {brand} acabou de ser alterada, e as outras sessões foram encerradas. Se não foi você, avise a gente com este botão.',
      button: 'Não fui eu',
      aside:
        'O botão vale uma única vez, por sete dias: encerra todas as sessões e deixa você escolher outra senha. Se foi você, não precisa fazer nada.',
    },
    newDevice: {
      subject: 'Entraram na sua conta em um novo dispositivo',
      preview: 'Se não foi você, dá para resolver durante sete dias.',
      heading: 'Olá, {name}: há um novo dispositivo na sua conta',
      body: 'Acabaram de entrar na sua conta da {brand} em um dispositivo que não conhecíamos. É isto que sabemos dele: {device}. Se não foi você, avise a gente com este botão.',
      button: 'Não fui eu',
      aside:
        'O botão vale uma única vez, por sete dias: encerra todas as sessões e deixa você escolher outra senha. Se foi você, não precisa fazer nada.',
      unknown: 'nada',
    },
    googleLinked: {
      subject: 'Sua conta está ligada a uma conta do Google',
      preview: 'Se não foi você, dá para resolver durante sete dias.',
      heading: 'Olá, {name}: agora você pode entrar com o Google',
      body: 'Acabaram de entrar na sua conta da {brand} com o Google pela primeira vez, com este mesmo endereço. A partir de agora dá para entrar assim, além da senha. Se não foi você, avise a gente com este botão.',
      button: 'Não fui eu',
      aside:
        'O botão vale uma única vez, por sete dias: encerra todas as sessões e deixa você escolher outra senha. Se foi você, não precisa fazer nada.',
    },
    tokenReused: {
      subject: 'Encerramos uma sessão da sua conta',
      preview: 'Se não foi você, dá para resolver durante sete dias.',
      heading: 'Olá, {name}: encerramos uma das suas sessões',
      body: 'A chave de uma das suas sessões na {brand} foi usada duas vezes. Pode ter sido uma falha da conexão, ou alguém pode ter feito uma cópia dela; por isso encerramos essa sessão. Se você não reconhece o que aconteceu na sua conta, avise a gente com este botão.',
      button: 'Não fui eu',
      aside:
        'O botão vale uma única vez, por sete dias: encerra todas as sessões e deixa você escolher outra senha. Se foi você, não precisa fazer nada.',
    },
  },
  contact: {
    subject: 'Contato: {subject}',
    heading: 'Alguém escreveu pela página de contato',
    from: 'Diz se chamar {name}.',
    button: 'Responder',
    aside: 'Responda a este e-mail e sua resposta chegará a {email}.',
  },
  friends: {
    invitation: {
      subject: '{other} convida você para a {brand}',
      preview: 'Voluntariado perto de você, com gente que você já conhece.',
      heading: '{other} quer compartilhar a {brand} com você',
      body: 'A {brand} reúne pessoas voluntárias e organizações sem fins lucrativos. Crie a sua conta e vocês já começam conectados.',
      button: 'Aceitar o convite',
      aside:
        'Escrevemos porque {other} nos deu o seu endereço, e não o guardamos. Se não for do seu interesse, não precisa fazer nada.',
    },
  },
  applications: {
    applied: {
      subject: '{other} se candidatou a “{job}”',
      preview: 'Veja as respostas e decida quando quiser.',
      heading: 'Olá, {name}: você tem uma nova candidatura',
      body: '{other} quer participar de “{job}” e respondeu às suas perguntas.',
      button: 'Ver a candidatura',
      aside: 'Você também vai encontrá-la nas suas mensagens da Brota.',
    },
    withdrawn: {
      subject: '{other} retirou a candidatura a “{job}”',
      preview: 'Você não precisa fazer nada.',
      heading: 'Olá, {name}: alguém desistiu',
      body: '{other} não pode mais participar de “{job}” e retirou a candidatura.',
      button: 'Ver as outras candidaturas',
      aside: 'Você não precisa fazer nada.',
    },
    accepted: {
      subject: 'Sua candidatura a “{job}” foi aceita!',
      preview: '{other} conta com você.',
      heading: 'Parabéns, {name}!',
      body: '{other} aceitou você em “{job}”. A partir de hoje você faz parte do voluntariado da organização.',
      button: 'Ver a vaga',
      aside: 'Se os seus planos mudaram, avise a organização o quanto antes.',
    },
    refused: {
      subject: 'Sua candidatura a “{job}”',
      preview: 'Desta vez não deu certo.',
      heading: 'Olá, {name}: desta vez não deu certo',
      body: '{other} não selecionou você para “{job}”. Obrigado por oferecer o seu tempo: outras organizações precisam dele.',
      button: 'Ver vagas parecidas',
      aside: 'Uma recusa costuma vir do número de vagas, não de você.',
    },
    wrote: '{other} escreveu para você:',
    closed: {
      subject: '“{job}” não recebe mais candidaturas',
      preview: 'Sua candidatura continua valendo.',
      heading: 'Olá, {name}: a vaga foi encerrada',
      body: '{other} encerrou “{job}”. Sua candidatura continua valendo e ainda pode receber resposta.',
      button: 'Ver a vaga',
      aside: 'Você não precisa fazer nada.',
    },
    deleted: {
      subject: '“{job}” foi retirada do ar',
      preview: '{other} não oferece mais esta vaga.',
      heading: 'Olá, {name}: a vaga não existe mais',
      body: '{other} retirou “{job}” do ar, e com ela a sua candidatura. Sentimos muito pelo transtorno.',
      button: 'Ver vagas parecidas',
      aside: 'Você não precisa fazer nada.',
    },
    gone: {
      subject: 'Uma vaga a que você se candidatou não existe mais',
      preview: 'A organização encerrou a conta.',
      heading: 'Olá, {name}: uma vaga deixou de existir',
      body: 'Uma organização a que você tinha se candidatado encerrou a conta. As vagas dela foram junto, e a sua candidatura também. Sentimos pelo transtorno.',
      button: 'Procurar outras vagas',
      aside: 'Você não precisa fazer nada.',
    },
    message: 'Olá, eu me candidatei a “{job}”.',
    table: {
      file: 'candidaturas',
      email: 'E-mail',
      phone: 'Telefone',
      availability: 'Disponibilidade',
      noTime: 'Sem tempo no momento',
      name: 'Nome',
      city: 'Cidade',
      country: 'País',
      status: 'Situação',
      createdAt: 'Enviada',
      decidedAt: 'Decidida',
      pending: 'Pendente',
      accepted: 'Aceita',
      refused: 'Recusada',
    },
  },
  news: {
    heading: 'Olá, {name}',
    likes: {
      subject: '{other} curtiu sua publicação',
      body: '{other} curtiu algo que você publicou na {brand}.',
      button: 'Ver a publicação',
    },
    'like-comment': {
      subject: '{other} curtiu seu comentário',
      body: '{other} curtiu um comentário seu na {brand}.',
      button: 'Ver a conversa',
    },
    comments: {
      subject: '{other} comentou sua publicação',
      body: '{other} comentou algo que você publicou na {brand}.',
      button: 'Ler o comentário',
    },
    answered: {
      subject: '{other} respondeu ao seu comentário',
      body: '{other} respondeu a um comentário seu na {brand}.',
      button: 'Ler a resposta',
    },
    mention: {
      subject: '{other} mencionou você',
      body: '{other} mencionou você em uma publicação na {brand}.',
      button: 'Ver a publicação',
    },
    asked: {
      subject: '{other} quer se conectar com você',
      body: '{other} enviou um pedido de conexão. Aceite ou recuse no perfil.',
      button: 'Ver o perfil',
    },
    accepted: {
      subject: '{other} aceitou seu pedido de conexão',
      body: 'Vocês agora estão conectados: você verá o que {other} publica e vocês podem conversar.',
      button: 'Ver o perfil',
    },
  },
  messages: {
    subject: '{total, plural, one {{other} escreveu para você} other {{other} enviou # mensagens para você}}',
    body: '{total, plural, one {Uma mensagem de {other} espera} other {# mensagens de {other} esperam}} por você na {brand}.',
    button: 'Ler e responder',
  },
  moderation: {
    heading: 'Olá, {name}',
    greeting: 'Olá',
    rule: 'A regra: {rule}.',
    appeal: 'Recorrer',
    see: 'Ver a decisão',
    open: 'Ir para a {brand}',
    aside: 'Você pode recorrer uma única vez, em até 30 dias. Uma pessoa vai ler.',
    warn: {
      subject: 'Uma advertência da equipe de moderação',
      body: 'Algo que você fez na {brand} quebra as regras da comunidade. Por enquanto é só uma advertência: se acontecer de novo, podemos suspender sua conta.',
    },
    remove: {
      subject: 'Retiramos algo que você publicou',
      body: 'Retiramos algo que você publicou na {brand} porque quebra as regras da comunidade. Ninguém mais vê.',
    },
    suspend: {
      subject: 'Sua conta na {brand} está suspensa',
      body: 'Suspendemos sua conta: você não pode entrar e ninguém vê seu perfil nem o que você publicou.',
    },
    restore: {
      subject: 'O que você publicou está visível de novo',
      body: 'Analisamos outra vez e o que tínhamos retirado voltou ao seu lugar. Pedimos desculpas pelo transtorno.',
    },
    lift: {
      subject: 'Sua conta está ativa de novo',
      body: 'Encerramos a suspensão da sua conta. Você já pode entrar novamente.',
    },
    granted: {
      subject: 'Aceitamos o seu recurso',
      body: 'Você tinha razão: desfizemos a decisão. Pedimos desculpas pelo transtorno e obrigado por escrever.',
    },
    rejected: {
      subject: 'Resposta ao seu recurso',
      body: 'Lemos com atenção o que você escreveu e mantemos a decisão.',
    },
    verified: {
      subject: 'Sua organização está verificada',
      body: 'Analisamos a documentação. A partir de hoje o perfil leva a marca de organização verificada.',
    },
    notVerified: {
      subject: 'Sobre a verificação da sua organização',
      body: 'Analisamos a documentação e, por enquanto, o perfil não leva a marca de organização verificada. Vocês podem enviá-la de novo nas configurações.',
    },
  },
  digest: {
    subject: 'Seu resumo da {brand}',
    heading: 'Bom dia, {name}',
    body: 'Isto aconteceu desde ontem e você ainda não viu:',
    fitting: 'Novas vagas que combinam com você:',
    button: 'Ver tudo',
    aside: 'Enviamos no máximo um resumo por dia, e só quando há novidades.',
    lines: {
      likes:
        '{total, plural, one {Uma curtida nas suas publicações} other {# curtidas nas suas publicações}}',
      'like-comment':
        '{total, plural, one {Uma curtida nos seus comentários} other {# curtidas nos seus comentários}}',
      comments: '{total, plural, one {Um comentário ou uma resposta} other {# comentários e respostas}}',
      mention: '{total, plural, one {Uma menção} other {# menções}}',
      friends: '{total, plural, one {Uma novidade das suas conexões} other {# novidades das suas conexões}}',
      jobs: '{total, plural, one {Uma novidade de vagas e candidaturas} other {# novidades de vagas e candidaturas}}',
      messages:
        '{total, plural, one {Uma conversa com mensagens não lidas} other {# conversas com mensagens não lidas}}',
      moderation: '{total, plural, one {Uma decisão de moderação} other {# decisões de moderação}}',
    },
  },
  found: {
    subject: '{total, plural, one {Uma vaga nova} other {# vagas novas}} para {search}',
    subjectOfSeveral: '{total, plural, one {Uma vaga nova} other {# vagas novas}} nas suas buscas',
    heading: 'Olá, {name}',
    body: '{searches, plural, one {A busca que você salvou encontrou {total, plural, one {uma vaga nova} other {# vagas novas}}:} other {As buscas que você salvou encontraram {total, plural, one {uma vaga nova} other {# vagas novas}}:}}',
    everything: 'Todas as vagas',
    more: '{total, plural, one {E mais uma} other {E mais #}}',
    open: 'Abrir a busca',
    openSettings: 'Ver minhas buscas',
    stop: 'Parar esta busca',
    stopAll: 'Parar todas as minhas buscas salvas',
    aside:
      'Escrevemos porque você salvou a busca. Nas configurações dá para mudar a frequência, pausar ou apagar.',
  },
  stop: {
    likes: 'Não receber mais e-mails sobre curtidas',
    'like-comment': 'Não receber mais e-mails sobre curtidas em comentários',
    comments: 'Não receber mais e-mails sobre comentários',
    mention: 'Não receber mais e-mails sobre menções',
    friends: 'Não receber mais e-mails sobre conexões',
    jobs: 'Não receber mais e-mails sobre vagas e candidaturas',
    messages: 'Não receber mais e-mails sobre mensagens não lidas',
    moderation: 'Não receber mais e-mails sobre decisões de moderação',
    address: 'Nunca mais receber convites nem outros e-mails da {brand}',
  },
  export: {
    readMeName: 'LEIAME.txt',
    readMe:
      'Isto é tudo o que a {brand} guarda sobre você.\n\nCada arquivo .json corresponde a uma parte do site: sua conta, conexões, publicações, mensagens, vagas e candidaturas, avisos, e-mails e arquivos. Na pasta media estão seus arquivos como você os enviou. Os horários estão em UTC. Sua senha não está aqui: guardamos apenas um resumo que não permite recuperá-la.\n',
  },
}

export default mail
