import es from '../es/dev.ts'
import type { Texts } from '../types.ts'

export default {
  // In Portuguese in every language, as the specification has it.
  refresh: es.refresh,
  mail: {
    title: 'E-mails desta máquina',
    empty: 'Ainda não saiu nenhum e-mail.',
    open: 'Abrir o endereço do botão',
    show: 'Ver o e-mail',
    tabs: 'E-mails',
    kept: 'Os que ficaram guardados',
    written: 'Todos os que escrevemos',
    plain: 'Só texto',
    languages: 'Idioma dos e-mails',
  },
} satisfies Texts<typeof es>
