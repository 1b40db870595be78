import { LRUCache } from 'lru-cache'
import { getRequestId, type Pages, type SendStored } from '../http/index.ts'
import { platform } from '../index.ts'
import { liveChannels } from '../live/index.ts'
import { redact } from '../log/redact.ts'
import { type GuestPage, getGuestPage, type ListedPages } from './guestPage.ts'
import { render } from './render.ts'
import { freshFor, type StoredPage, sendStored, toStored } from './storedPage.ts'

/** For how many milliseconds more a page is sent while it is rendered again. */
const staleFor = 60_000
/** In milliseconds: days end on a quarter of an hour in every time zone, and offers close when a day ends. */
const quarter = 15 * 60_000
/** In bytes, of all stored pages of a process. */
const largest = 64 * 1024 * 1024

/**
 * Renders the listed pages once for all guests, by `pages`, and sends them from memory. When something that guests see has
 * changed (`outdateGuestPages`), every process drops what it stored.
 */
export function storeGuestPages(pages: Pages, listed: ListedPages): SendStored {
  const store = createStore(pages)
  const { live } = platform()
  live.on(liveChannels.guestPages, store.clear)
  live.onMissed(store.clear)

  return async (request, response) => {
    // Notices that do not arrive could leave a closed offer on the page.
    const page = live.isListening() ? getGuestPage(request, listed) : null
    const found = page && (await store.find(page, getRequestId(response)).catch(() => null))
    if (found) await sendStored(found, request, response)
    return found !== null
  }
}

function createStore(pages: Pages) {
  const stored = new LRUCache<string, StoredPage>({ maxSize: largest, sizeCalculation: getSize })
  const rendering = new Map<string, Promise<StoredPage>>()
  const now = () => platform().clock.now().getTime()

  async function renderAndStore(page: GuestPage, requestId: string): Promise<StoredPage> {
    const renderedAt = now()
    const mine = render(pages, page, requestId).then((rendered) => toStored(rendered, renderedAt))
    rendering.set(page.key, mine)
    try {
      const finished = await mine
      // Errors and pages without their data are for those who wait for them now.
      if (finished.status === 200 && rendering.get(page.key) === mine) stored.set(page.key, finished)
      return finished
    } finally {
      if (rendering.get(page.key) === mine) rendering.delete(page.key)
    }
  }

  async function find(page: GuestPage, requestId: string): Promise<StoredPage> {
    const found = stored.get(page.key)
    const age = found ? getAge(found.renderedAt, now()) : Number.POSITIVE_INFINITY
    if (found && age <= freshFor) return found
    const next = rendering.get(page.key) ?? renderAndStore(page, requestId)
    if (!found || age > freshFor + staleFor) return next
    next.catch((thrown) =>
      platform().log.error({ stack: redact(thrown).stack }, 'a page was not rendered again'),
    )
    return found
  }

  const clear = () => {
    stored.clear()
    // What is being rendered may have read the data from before the change: it is sent once and not stored.
    rendering.clear()
  }
  return { find, clear }
}

/** In milliseconds; a page of a day that has ended is older than any. */
const getAge = (renderedAt: number, now: number): number =>
  Math.floor(renderedAt / quarter) === Math.floor(now / quarter) ? now - renderedAt : Number.POSITIVE_INFINITY

const getSize = ({ body, headers }: StoredPage, key: string): number =>
  body.length + headers.join('').length + key.length
