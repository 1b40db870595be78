import type { Me } from '#contracts/account.ts'

/** Lucía, a volunteer with a short profile. */
export const lucia: Me = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Lucía Ferrer',
  provider: false,
  email: 'lucia@brota.example',
  city: 'Valencia',
  country: 'ES',
  state: '',
  phone: '',
  age: 29,
  sex: '',
  ong_id: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  rate: '0.0',
  rate_count: '0',
  responseTime: null,
  verified: false,
  newsletter: false,
  privacyAcceptedAt: '2026-01-01T00:00:00.000Z',
  language: 'es',
  theme: 'system',
  timeZone: 'Europe/Madrid',
  seenMarks: true,
  typingMarks: true,
  shareContact: false,
  hasPassword: true,
  validated: true,
  needsAge: false,
  is_fist_login: false,
  moderator: false,
  volunteerProfileComplete: false,
  config: {
    avatar: 'default-avatar',
    about: '',
    categories: '',
    work_shift: '',
    background: null,
    facebook: '',
    twitter: '',
    instagram: '',
    linkedin: '',
    website: '',
  },
}

/** An organisation with two ratings. */
export const huertoVivo: Me = {
  ...lucia,
  ...{ id: '01890000-0000-7000-8000-000000000002', name: 'Huerto Vivo', email: 'huertovivo@brota.example' },
  ...{ provider: true, age: null, verified: true, rate: '4.5', rate_count: '2' },
}
