import { gzipSync } from 'node:zlib'
import type { GuestCase, PageCase } from './cases/case.ts'
import { send } from './site.ts'

/** The bytes of a page: its HTML, the same compressed, and the data in it; the aims are in kB. */
export type Weight = {
  name: string
  raw: number
  gzipped: number
  data: number
  aim: { gzipped: number; data: number }
}

const lightPages = ['/', '/jobs', '/job/{id}']

/** Guests' pages and the lists that they lead to weigh less than a page of posts. */
const getAim = (name: string) => ({
  gzipped: lightPages.some((path) => name === `guest ${path}` || name.startsWith(`page ${path},`)) ? 14 : 16,
  data: 24,
})

/** Weighs the first page of each case, uncompressed as sent and compressed by gzip's default. */
export async function weigh(origin: string, cases: readonly (PageCase | GuestCase)[]): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const { name, calls } of cases) {
    const [call] = calls
    const isPage = call && !call.headers?.['if-none-match'] && !call.path.startsWith('/_next/static/')
    if (!isPage) continue
    const { cookie } = call.headers ?? {}
    const { body } = await send(origin, { ...call, headers: cookie ? { cookie } : {} })
    const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(String(body))?.[1] ?? ''
    weights.push({
      name: name.replace(/, \d+ \w+$/, ''),
      raw: body.length,
      gzipped: gzipSync(body).length,
      data: Buffer.byteLength(data),
      aim: getAim(name),
    })
  }
  return weights
}
