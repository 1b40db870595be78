import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { publicConfig } from '#lib/publicConfig.ts'

/** Empty outside of a page, where times are those of the site. */
const TimeZone = createContext('')

const never = () => () => {}
const ofBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || publicConfig().timeZone
const ofSite = (): string => publicConfig().timeZone

/**
 * The reader's time zone, from the browser; first paints use that of the site. Its own context, because one that every
 * text reads would render the whole page again for each reader elsewhere.
 */
export function ReaderTimeZone({ children }: { children: ReactNode }) {
  return <TimeZone value={useSyncExternalStore(never, ofBrowser, ofSite)}>{children}</TimeZone>
}

export const useReaderTimeZone = (): string => useContext(TimeZone) || publicConfig().timeZone
