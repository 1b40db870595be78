import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '#lib/paths.ts'

/** What a guest's browser loads: pages, and the files that they name. */
export type Visits = {
  /** How many pages were loaded, with their files. */
  pages: number
  /** Files of a page that was there that were not, with their statuses. */
  missing: string[]
  /** When a page or a file ended before it was whole, in milliseconds since 1970. */
  cut: number[]
}

const pauseBetweenPages = 500

/** Opens a page and then its scripts and styles, as a browser without a cache does, until the returned function is called. */
export function startVisits(origin: string): () => Promise<Visits> {
  const visits: Visits = { pages: 0, missing: [], cut: [] }
  let stopping = false
  const read = (response: Response) =>
    response.text().catch(() => {
      visits.cut.push(Date.now())
      return ''
    })
  const load = async (file: string | undefined) => {
    const response = await fetch(origin + file).catch(() => null)
    if (response?.status !== 200) visits.missing.push(`${response?.status ?? 0} ${file}`)
    if (response) await read(response)
  }
  const visit = async () => {
    const page = await fetch(origin + paths.jobs()).catch(() => null)
    const html = page ? await read(page) : ''
    if (page?.status !== 200) return
    const files = new Set(
      [...html.matchAll(/(?:src|href)="(\/(?:_next\/static|texts)\/[^"]+)"/g)].map(([, file]) => file),
    )
    if (files.size === 0) return
    visits.pages += 1
    await Promise.all([...files].map(load))
  }
  const run = async () => {
    for (; !stopping; await wait(pauseBetweenPages)) await visit()
  }
  const running = run()
  return async () => {
    stopping = true
    await running
    return visits
  }
}
