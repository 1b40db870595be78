import type es from '../es/pages.ts'
import type { Texts } from '../types.ts'

export default {
  defaultTitle: 'Brota: volunteering that connects people and organisations',
  defaultDescription:
    'Brota connects volunteers and NGOs. Find a volunteer job near you and change the world.',
  titles: {
    feed: 'Home',
    notFound: 'Page not found',
    jobs: 'Volunteer jobs',
    favorites: 'Favourite offers',
    applied: 'My applications',
    myJobs: 'My offers',
    newJob: 'New offer',
    editJob: 'Edit offer',
    applicants: 'Applicants',
    volunteers: 'Your volunteers',
    chat: 'Messages',
    entities: 'Organisations',
    notifications: 'Notifications',
    login: 'Log in',
    register: 'Create account',
    registerVolunteer: 'Create a volunteer account',
    registerOrganisation: 'Create an organisation account',
    validate: 'Validate your account',
    forgotPassword: 'Forgotten password',
    resetPassword: 'New password',
    unsubscribe: 'Stop these e-mails',
    settings: 'Settings',
    stores: 'Enterprises with an impact',
    donate: 'Donate',
    contact: 'Contact',
    profile: 'My profile',
    devMail: 'Sent mails',
    refreshToken: 'Teste do refresh token',
  },
} satisfies Texts<typeof es>
