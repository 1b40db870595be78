import { publicConfig } from '#lib/publicConfig.ts'
import { useBrowserValue } from './browserValue.ts'

const ofBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || publicConfig().timeZone
const ofSite = (): string => publicConfig().timeZone

/** The reader's time zone, from the browser; first paints use that of the site. */
export const useReaderTimeZone = (): string => useBrowserValue(ofBrowser, ofSite)
