import type es from '../es/donate.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Um pouco também conta',
  intro:
    'A Brota é de graça e não mostra anúncios. Se puder, ajude a mantê-la, ou ajude diretamente uma organização.',
  operator: 'Ajude {name}',
  none: 'Este site ainda não tem onde receber doações. Você pode ajudar uma destas organizações.',
  iban: 'Transferência (IBAN)',
  bizum: 'Bizum',
  copy: 'Copiar',
  copied: 'Copiado',
  paypal: 'Doar com PayPal',
  stripe: 'Doar com cartão',
  outside: 'Abre em outra página. Não guardamos nenhum dado de pagamento aqui.',
  organisations: 'Direto para uma organização',
  organisationsHint:
    'Organizações verificadas com página própria. O dinheiro vai de você para elas: não passa por aqui.',
  visit: 'Visitar a página',
  empty: 'Ainda não há organizações verificadas com página própria.',
  emptyAction: 'Ver as vagas',
} satisfies Texts<typeof es>
