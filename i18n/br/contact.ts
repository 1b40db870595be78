import type es from '../es/contact.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Fale com a gente',
  intro: 'Conte do que você precisa. Uma pessoa lê e responde no seu e-mail.',
  name: 'Nome',
  email: 'Seu e-mail',
  subject: 'Assunto',
  message: 'Mensagem',
  send: 'Enviar',
  sentTitle: 'Obrigado por escrever',
  sentText: 'Recebemos sua mensagem e vamos responder em {email}.',
  home: 'Voltar ao início',
} satisfies Texts<typeof es>
