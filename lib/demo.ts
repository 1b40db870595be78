import { brand } from './brand.ts'

/** The password of everyone in the demo town; it opens nothing where there is no town. */
export const demoPassword = `${brand.slug}-demo`

/** Those whom the login page offers to be. */
export const demoLogins = [
  { key: 'lucia', name: 'Lucía', provider: false },
  { key: 'mateo', name: 'Mateo', provider: false },
  { key: 'huertovivo', name: 'Huerto Vivo', provider: true },
  { key: 'puentenorte', name: 'Puente Norte', provider: true },
] as const

/** The address with which someone of the town signs in. */
export const demoEmail = (key: string) => `${key.toLowerCase()}@${brand.slug}.example`
