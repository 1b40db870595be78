import type es from '../es/profile.ts'
import type { Texts } from '../types.ts'

export default {
  memberSince: 'Na Brota desde {date}',
  edit: 'Editar meu perfil',
  about: 'Apresentação',
  interests: 'Interesses',
  areas: 'Áreas de atuação',
  availability: 'Disponibilidade',
  slots: '{day}: {periods}',
  noTime: 'Sem tempo no momento',
  links: 'Links',
  network: '{network} de {name}',
  website: 'Site',
  notRated: 'Ainda sem avaliações',
  verified: 'Organização verificada',
  notVerified: 'Ainda não verificada',
  complete: {
    title: 'Complete seu perfil',
    why: 'Falta bem pouco para você poder se inscrever nas vagas.',
    whyMore: 'Um perfil completo ajuda as organizações a conhecerem você.',
    whyOrganisation: 'Uma página completa dá confiança a quem quer ajudar vocês.',
    progress: '{done} de {all} prontos',
    done: 'Pronto: {step}',
    add: 'Completar',
    steps: {
      avatar: 'Uma foto',
      age: 'Sua idade',
      place: 'País e cidade',
      about: 'Uma apresentação',
      interests: 'Seus interesses',
      availability: 'Quando você pode',
      phone: 'Um telefone',
      logo: 'O logotipo',
      areas: 'Em que vocês atuam',
    },
  },
} satisfies Texts<typeof es>
