import type es from '../es/friends.ts'
import type { Texts } from '../types.ts'

export default {
  invite: {
    title: 'Convide a sua gente',
    text: 'Quantos mais formos, mais brota. Escreva-lhes ou partilhe a ligação.',
    email: 'E-mail',
    emailOf: 'E-mail {place}',
    placeholder: 'nome@exemplo.com',
    add: 'Adicionar outro e-mail',
    invalid: 'Tem de ser um e-mail',
    send: 'Enviar convite',
    sent: 'Mensagem enviada com sucesso.',
    alreadyHere:
      '{count, plural, one {Uma dessas pessoas já está aqui.} other {# dessas pessoas já estão aqui.}}',
    share: 'Ou partilhe a ligação',
    shareOn: 'Partilhar no {network}',
    shareText: 'No {brand} encontra voluntariado perto de si. Junta-se a nós?',
    copy: 'Copiar ligação',
    copied: 'Ligação copiada',
  },
} satisfies Texts<typeof es>
