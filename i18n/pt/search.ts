import type es from '../es/search.ts'
import type { Texts } from '../types.ts'

export default {
  open: 'Procurar pessoas, organizações e ofertas',
  pill: 'Procurar',
  title: 'Procurar no Brota',
  label: 'Quem ou o que procura?',
  placeholder: 'Pessoas, organizações, ofertas…',
  recent: 'Pesquisas recentes',
  clearRecent: 'Limpar histórico',
  people: 'Pessoas e organizações',
  found: '{count, plural, =0 {Ninguém com esse nome} one {# resultado} other {# resultados}}',
  nobody: 'Ninguém com esse nome. Talvez haja ofertas ou publicações.',
  seeMore: 'Ver mais',
  seeEverything: 'Procurar “{term}” em tudo',
  organisation: 'Organização',
  volunteer: 'Voluntariado',
} satisfies Texts<typeof es>
