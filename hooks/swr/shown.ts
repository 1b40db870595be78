import { useSWRConfig } from 'swr'
import type { Page } from '#contracts/shapes.ts'
import { everyKey, type KeyCall } from '#lib/keys.ts'
import { cacheOnly } from './cached.ts'

/** Shows a changed item of a paged list, on whichever page it is. */
export function useShowIn<Item extends { id: string }>(list: KeyCall): (shown: Item) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return (shown) =>
    mutate<Page<Item>>(
      everyKey(list),
      (page) => page && { ...page, data: page.data.map((one) => (one.id === shown.id ? shown : one)) },
      cacheOnly,
    )
}
