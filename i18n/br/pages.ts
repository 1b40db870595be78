import type es from '../es/pages.ts'
import type { Texts } from '../types.ts'

export default {
  defaultTitle: 'Brota: voluntariado que conecta pessoas e organizações',
  defaultDescription:
    'A Brota conecta pessoas voluntárias com organizações sem fins lucrativos. Encontre um voluntariado e mude o mundo perto de você.',
  titles: {
    feed: 'Início',
    notFound: 'Página não encontrada',
    jobs: 'Vagas de voluntariado',
    favorites: 'Vagas favoritas',
    applied: 'Minhas candidaturas',
    myJobs: 'Minhas vagas',
    newJob: 'Nova vaga',
    editJob: 'Editar vaga',
    applicants: 'Candidaturas',
    volunteers: 'Seu voluntariado',
    chat: 'Mensagens',
    entities: 'Organizações',
    notifications: 'Notificações',
    login: 'Entrar',
    register: 'Criar conta',
    registerVolunteer: 'Criar conta de voluntariado',
    registerOrganisation: 'Criar conta de organização',
    validate: 'Validar a conta',
    forgotPassword: 'Recuperar a senha',
    resetPassword: 'Nova senha',
    unsubscribe: 'Parar de receber e-mails',
    settings: 'Configurações',
    stores: 'Empresas com impacto',
    donate: 'Doar',
    contact: 'Contato',
    profile: 'Meu perfil',
    devMail: 'E-mails enviados',
    refreshToken: 'Teste do refresh token',
  },
} satisfies Texts<typeof es>
