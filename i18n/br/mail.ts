import type { Texts } from '#i18n/types.ts'
import type es from '../es/mail.ts'

const mail: Texts<typeof es> = {
  account: {
    validate: {
      subject: 'Confirme sua conta na {brand}',
      preview: 'Um clique e sua conta fica pronta.',
      heading: 'Olá, {name}: só falta um passo',
      body: 'Confirme que este endereço é seu e você já pode começar a participar.',
      button: 'Confirmar minha conta',
      aside:
        'O link funciona uma única vez, por 48 horas. Se você não se cadastrou, não faça nada: a conta será apagada sozinha.',
    },
    resetPassword: {
      subject: 'Escolha uma nova senha',
      preview: 'O link funciona por uma hora.',
      heading: 'Olá, {name}: aqui você escolhe outra senha',
      body: 'Alguém pediu uma nova senha para a sua conta. Se foi você, escolha-a com este botão.',
      button: 'Escolher senha',
      aside:
        'O link funciona uma única vez, por uma hora. Se não foi você quem pediu, sua senha continua a mesma.',
    },
    changeEmail: {
      subject: 'Confirme seu novo e-mail',
      preview: 'A partir daí escreveremos para cá.',
      heading: 'Olá, {name}: este é o seu novo endereço?',
      body: 'Você pediu para usar este endereço na sua conta da {brand}. A mudança acontece quando você confirmar.',
      button: 'Confirmar o endereço',
      aside: 'O link funciona uma única vez, por 24 horas. Se você não pediu isso, não faça nada.',
    },
    emailChanging: {
      subject: 'Foi pedida uma mudança do seu e-mail',
      preview: 'Se não foi você, confira sua conta.',
      heading: 'Olá, {name}: sua conta vai mudar de endereço',
      body: 'Foi pedido que sua conta use o endereço {email}. A mudança acontece quando for confirmada de lá, e encerramos sua sessão nos outros dispositivos.',
      button: 'Conferir minha conta',
      aside: 'Se não foi você, troque sua senha o quanto antes.',
    },
  },
}

export default mail
