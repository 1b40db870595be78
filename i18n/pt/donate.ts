import type es from '../es/donate.ts'
import type { Texts } from '../types.ts'

export default {
  title: 'Um pouco também conta',
  intro:
    'A Brota é gratuita e não tem publicidade. Se puderes, ajuda a mantê-la, ou ajuda diretamente uma organização.',
  operator: 'Ajuda {name}',
  none: 'Este site ainda não tem onde receber donativos. Podes ajudar uma destas organizações.',
  iban: 'Transferência (IBAN)',
  bizum: 'Bizum',
  copy: 'Copiar',
  copied: 'Copiado',
  paypal: 'Doar com PayPal',
  stripe: 'Doar com cartão',
  outside: 'Abre noutra página. Não guardamos aqui nenhum dado de pagamento.',
  organisations: 'Diretamente a uma organização',
  organisationsHint:
    'Organizações verificadas com página própria. O dinheiro vai de ti para elas: não passa por aqui.',
  visit: 'Visitar a página',
  empty: 'Ainda não há organizações verificadas com página própria.',
  emptyAction: 'Ver as ofertas',
} satisfies Texts<typeof es>
