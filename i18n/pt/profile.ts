import type es from '../es/profile.ts'
import type { Texts } from '../types.ts'

export default {
  memberSince: 'Na Brota desde {date}',
  edit: 'Editar o meu perfil',
  about: 'Apresentação',
  interests: 'Interesses',
  areas: 'Áreas de trabalho',
  availability: 'Disponibilidade',
  slots: '{day}: {periods}',
  noTime: 'De momento sem tempo',
  links: 'Ligações',
  network: '{network} de {name}',
  website: 'Página web',
  notRated: 'Ainda sem avaliações',
  verified: 'Organização verificada',
  notVerified: 'Ainda por verificar',
  complete: {
    title: 'Completa o teu perfil',
    why: 'Falta muito pouco para te poderes inscrever nas ofertas.',
    whyMore: 'Um perfil completo ajuda as organizações a conhecerem-te.',
    whyOrganisation: 'Uma página completa dá confiança a quem vos quer ajudar.',
    progress: '{done} de {all} prontos',
    done: 'Pronto: {step}',
    add: 'Completar',
    steps: {
      avatar: 'Uma fotografia',
      age: 'A tua idade',
      place: 'País e cidade',
      about: 'Uma apresentação',
      interests: 'Os teus interesses',
      availability: 'Quando podes',
      phone: 'Um telefone',
      logo: 'O logótipo',
      areas: 'Em que trabalham',
    },
  },
} satisfies Texts<typeof es>
