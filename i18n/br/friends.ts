import type es from '../es/friends.ts'
import type { Texts } from '../types.ts'

export default {
  invite: {
    title: 'Convide a sua gente',
    text: 'Quanto mais gente, mais brota. Escreva para elas ou compartilhe o link.',
    email: 'E-mail',
    emailOf: 'E-mail {place}',
    placeholder: 'nome@exemplo.com',
    add: 'Adicionar outro e-mail',
    invalid: 'Precisa ser um e-mail',
    send: 'Enviar convite',
    sent: 'Mensagem enviada com sucesso.',
    alreadyHere:
      '{count, plural, one {Uma dessas pessoas já está aqui.} other {# dessas pessoas já estão aqui.}}',
    share: 'Ou compartilhe o link',
    shareOn: 'Compartilhar no {network}',
    shareText: 'No {brand} você encontra voluntariado perto de você. Vamos?',
    copy: 'Copiar link',
    copied: 'Link copiado',
  },
} satisfies Texts<typeof es>
