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
}

export default mail
