import { useRouter } from 'next/router'
import { addressOfDirectory, type Directory, directoryOfAddress } from '#lib/directory.ts'
import { withQuery } from '#lib/paths.ts'

/** What the directory is asked, as the address carries it, and how to change it: any change starts at page 1. */
export function useDirectoryAddress(path: string, fixed: Record<string, string> = {}) {
  const router = useRouter()
  const asked = directoryOfAddress(router.query)
  const go = (next: Directory) =>
    // Shallow: the page has its texts already, so a tick shows at once instead of after a visit to the server.
    void router.push(withQuery(path, { ...fixed, ...addressOfDirectory(next) }), undefined, {
      scroll: false,
      shallow: true,
    })
  return {
    asked,
    change: (changes: Directory) => go({ ...asked, ...changes, page: 1 }),
    toPage: (page: number) => {
      go({ ...asked, page })
      window.scrollTo({ top: 0 })
    },
    clear: () => go({ query: asked.query, sort: asked.sort }),
  }
}

const filterNames = ['country', 'state', 'city', 'categories', 'days', 'periods'] as const

/** How many filters are set, words and order aside. */
export const countFilters = (asked: Directory): number =>
  filterNames.filter((name) => (asked[name]?.length ?? 0) > 0).length
