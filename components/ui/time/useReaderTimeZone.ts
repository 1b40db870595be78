import { useSyncExternalStore } from 'react'
import { publicConfig } from '#lib/publicConfig.ts'

const never = () => () => {}
let format: Intl.DateTimeFormat | undefined
function ofBrowser(): string {
  format ??= Intl.DateTimeFormat()
  return format.resolvedOptions().timeZone || publicConfig().timeZone
}
const ofSite = (): string => publicConfig().timeZone

/**
 * The reader's time zone, from the browser; first paints use that of the site. Only what shows a time asks for it, since
 * the first format of a page takes a slow phone 70 milliseconds.
 */
export const useReaderTimeZone = (): string => useSyncExternalStore(never, ofBrowser, ofSite)
