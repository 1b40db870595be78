/** The product's name and all that derives from it: the one file to change in a fork. */
export const brand = {
  name: 'Brota',
  /** Prefix of cookies, storage keys, lock names and token issuers. */
  slug: 'brota',
  /** The native app's name in its user agent. */
  appMarker: 'brotaapp',
  /** The site's default address. */
  publicUrl: 'http://localhost:3000',
} as const

/** Whether a user agent is the native app's. */
export const isNativeApp = (userAgent: string | undefined) =>
  (userAgent ?? '').toLowerCase().includes(brand.appMarker)

/** The default country of forms: Spain. */
export const defaultCountry = 'ES'
