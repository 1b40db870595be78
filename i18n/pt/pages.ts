import type es from '../es/pages.ts'
import type { Texts } from '../types.ts'

export default {
  defaultTitle: 'Brota: voluntariado que liga pessoas e organizações',
  defaultDescription:
    'A Brota liga pessoas voluntárias a organizações sem fins lucrativos. Encontra um voluntariado e muda o mundo perto de ti.',
  titles: {
    feed: 'Início',
    notFound: 'Página não encontrada',
    jobs: 'Ofertas de voluntariado',
    favorites: 'Ofertas favoritas',
    applied: 'As minhas candidaturas',
    myJobs: 'As minhas ofertas',
    newJob: 'Nova oferta',
    editJob: 'Editar oferta',
    applicants: 'Candidaturas',
    volunteers: 'O teu voluntariado',
    chat: 'Mensagens',
    entities: 'Organizações',
    notifications: 'Avisos',
    login: 'Entrar',
    register: 'Criar conta',
    registerVolunteer: 'Criar conta de voluntariado',
    registerOrganisation: 'Criar conta de organização',
    validate: 'Validar a conta',
    forgotPassword: 'Recuperar a palavra-passe',
    resetPassword: 'Nova palavra-passe',
    unsubscribe: 'Deixar de receber e-mails',
    settings: 'Definições',
    stores: 'Empresas com impacto',
    donate: 'Doar',
    contact: 'Contacto',
    profile: 'O meu perfil',
    devMail: 'E-mails enviados',
    refreshToken: 'Teste do refresh token',
  },
} satisfies Texts<typeof es>
