import type es from '../es/contact.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Escreve-nos',
  intro: 'Conta-nos do que precisas. É lido por uma pessoa, que te responderá por e-mail.',
  name: 'Nome',
  email: 'O teu e-mail',
  subject: 'Assunto',
  message: 'Mensagem',
  send: 'Enviar',
  sentTitle: 'Obrigado por nos escreveres',
  sentText: 'Recebemos a tua mensagem e vamos responder para {email}.',
  home: 'Voltar ao início',
} satisfies Texts<typeof es>
