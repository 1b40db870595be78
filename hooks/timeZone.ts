import { publicConfig } from '#lib/publicConfig.ts'
import { useBrowserValue } from './browserValue.ts'

const ofBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || publicConfig().timeZone
const ofSite = (): string => publicConfig().timeZone

/** The zone in which this reader lives, by their browser; first paints tell the time of the site. */
export const useReaderTimeZone = (): string => useBrowserValue(ofBrowser, ofSite)
