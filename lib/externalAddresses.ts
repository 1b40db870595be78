// Addresses that are not ours, apart from lib/paths.ts: that is in the first script of every page, these only where they
// are shown.
import { part, withQuery } from './paths.ts'

/** The share pages of other networks, with this text where they accept one. */
export const sharing = {
  facebook: (u: string) => withQuery('https://www.facebook.com/sharer/sharer.php', { u }),
  twitter: (url: string, text: string) => withQuery('https://twitter.com/intent/tweet', { url, text }),
  whatsapp: (url: string, text: string) =>
    withQuery('https://api.whatsapp.com/send', { text: `${text} ${url}` }),
  telegram: (url: string, text: string) => withQuery('https://t.me/share/url', { url, text }),
  linkedin: (url: string) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
}
export type ShareNetwork = keyof typeof sharing

/** An email without a receiver yet, in the reader's own program. */
export const mailAddress = ({ subject, body }: { subject: string; body: string }): string =>
  `mailto:?subject=${part(subject)}&body=${part(body)}`

/** Google's tag manager: the hosts of its scripts and of its measurements. */
export const tagManager = {
  scripts: ['https://www.googletagmanager.com'],
  reports: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

/** The script of Google's sign-in button, for any token issuer. */
export const googleButton = 'https://accounts.google.com'

/** Whose data our own map shows, and the licence of the cities. */
export const mapSources = {
  naturalEarth: 'https://www.naturalearthdata.com',
  geoNames: 'https://www.geonames.org',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
}

/** A place in the reader's own maps app, whichever it is. */
export const geoAddress = ({ lat, lng }: { lat: number; lng: number }) => `geo:${lat},${lng}?q=${lat},${lng}`
