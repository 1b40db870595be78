import { brand } from './brand.ts'

/** The password of all accounts of the demo town, which exist only there. */
export const demoPassword = `${brand.slug}-demo`

/** The demo accounts that the login page offers. */
export const demoLogins = [
  { key: 'lucia', name: 'Lucía', provider: false },
  { key: 'mateo', name: 'Mateo', provider: false },
  { key: 'huertovivo', name: 'Huerto Vivo', provider: true },
  { key: 'puentenorte', name: 'Puente Norte', provider: true },
] as const

/** Returns the e-mail address of a demo account. */
export const demoEmail = (key: string) => `${key.toLowerCase()}@${brand.slug}.example`
