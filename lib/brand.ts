/** The name of the product and all that follows from it: the one file to change in a fork. */
export const brand = {
  name: 'Brota',
  /** Prefix of cookies, storage keys, lock names and token issuers. */
  slug: 'brota',
  /** How the native app names itself in its user agent. */
  appMarker: 'brotaapp',
  /** Where the site lives while nothing else is configured. */
  publicUrl: 'http://localhost:3000',
} as const

/** Whether a user agent is the native app's. */
export const isNativeApp = (userAgent: string | undefined) =>
  (userAgent ?? '').toLowerCase().includes(brand.appMarker)

/** The country that forms begin with: Spain. */
export const defaultCountry = 'ES'

/** Carries a page's nonce from the server to its document; what a browser sends under this name is overwritten. */
export const nonceHeader = `x-${brand.slug}-nonce`
