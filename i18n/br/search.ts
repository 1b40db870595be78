import type es from '../es/search.ts'
import type { Texts } from '../types.ts'

export default {
  open: 'Buscar pessoas, organizações e vagas',
  pill: 'Buscar',
  title: 'Buscar no Brota',
  label: 'Quem ou o que você procura?',
  placeholder: 'Pessoas, organizações, vagas…',
  recent: 'Buscas recentes',
  clearRecent: 'Limpar histórico',
  people: 'Pessoas e organizações',
  found: '{count, plural, =0 {Ninguém com esse nome} one {# resultado} other {# resultados}}',
  nobody: 'Ninguém com esse nome. Pode haver vagas ou publicações.',
  seeMore: 'Ver mais',
  seeEverything: 'Buscar “{term}” em tudo',
  organisation: 'Organização',
  volunteer: 'Voluntariado',
} satisfies Texts<typeof es>
