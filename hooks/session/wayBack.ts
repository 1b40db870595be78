import { useRouter } from 'next/router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useBrowserValue } from '#hooks/browser/browserValue.ts'
import { brand } from '#lib/brand.ts'
import { isRecord } from '#lib/json.ts'
import { paths } from '#lib/paths.ts'
import { tryStorage } from '#services/storage.ts'

/** Lists that deeper screens link back to. */
const lists: readonly string[] = [paths.jobs(), paths.favoriteJobs, paths.appliedJobs, paths.myJobs]

const name = `${brand.slug}.lists`
const getPath = (address: string) => address.split(/[?#]/)[0] ?? ''

/** The last address of each list in this tab, by path; the latest visited is at the end. */
function visited(): [path: string, address: unknown][] {
  const stored: unknown = tryStorage('session', (storage) => JSON.parse(storage.getItem(name) ?? '{}'))
  return isRecord(stored) ? Object.entries(stored) : []
}

function remember(address: string): void {
  const path = getPath(address)
  if (!lists.includes(path)) return
  const others = visited().filter(([other]) => other !== path)
  const all = Object.fromEntries([...others, [path, address]])
  tryStorage('session', (storage) => storage.setItem(name, JSON.stringify(all)))
}

/** Entry of the browser's history -> the address that led to it. */
const openedFrom = new Map<string, string>()
const entry = (): string => String(history.state?.key ?? '')

let addressLeft = ''

/** The address of this site from which the reader came to the current screen; "" after a page load. */
export const getAddressLeft = (): string => addressLeft

/** Remembers the addresses of lists, and which history entry led where. */
export function useWaysBack(): void {
  useScrollRestoration()
  const { events, asPath } = useRouter()
  const here = useRef(asPath)
  useEffect(() => {
    here.current = asPath
    remember(asPath)
  }, [asPath])
  useEffect(() => {
    let from = ''
    let isReturn = false
    const start = (next: string) => {
      from = here.current
      if (getPath(from) !== getPath(next)) addressLeft = from
    }
    // By now the screen has changed, and `here` with it.
    const arrive = () => {
      if (!isReturn) openedFrom.set(entry(), from)
      isReturn = false
    }
    const goBack = () => {
      isReturn = true
    }
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', arrive)
    window.addEventListener('popstate', goBack)
    return () => {
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', arrive)
      window.removeEventListener('popstate', goBack)
    }
  }, [events])
}

/** Next restores the scroll position between screens; the browser does on page loads. */
function useScrollRestoration(): void {
  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    const comeBack = () => {
      history.scrollRestoration = 'manual'
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])
}

/**
 * The link back to a list: the last visited address among these, and, when the viewer came directly from it, its scroll
 * position too.
 */
export function useWayBack(lists: readonly [string, ...string[]]) {
  const router = useRouter()
  const href = useBrowserValue(
    () => String(visited().findLast(([path]) => lists.includes(path))?.[1] ?? lists[0]),
    () => lists[0],
  )
  return {
    href,
    onClick: (event: MouseEvent) => {
      const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (isForNewTab || openedFrom.get(entry()) !== href) return
      event.preventDefault()
      router.back()
    },
  }
}
