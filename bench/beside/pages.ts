import { get, type PageCase } from '../cases/case.ts'
import type { BenchDatabase } from '../database.ts'
import type { Call } from '../measure.ts'
import { type Running, startPages } from '../server.ts'
import { secret, send } from '../site.ts'
import { type Line, measureLine } from './line.ts'

/** The plain page's call: it has to be told how many cards it shows. */
const plainCall = (call: Call, cards: number): Call => ({
  ...call,
  path: `${call.path.split('?')[0]}?cards=${cards}`,
})

/** Fails unless the page names what its cards have to show. */
async function checkCards(who: string, origin: string, call: Call, shows: readonly string[]): Promise<void> {
  const { status, body } = await send(origin, { ...call, headers: { cookie: call.headers?.cookie ?? '' } })
  if (status !== 200) throw new Error(`${who}: ${call.path} responded ${status}`)
  const html = String(body)
  const missing = shows.filter((id) => !html.includes(id))
  if (missing.length > 0) throw new Error(`${who}: ${call.path} does not show ${missing.join(', ')}`)
}

/**
 * Measures signed-in pages beside a plain page of Next, which reads the same session and renders the same cards with
 * plain elements, and an empty page, which renders as many cards of no data.
 */
export async function pageLines(
  benchDatabase: BenchDatabase,
  app: Running,
  cases: readonly PageCase[],
): Promise<Line[]> {
  if (cases.length === 0) return []
  const settings = { DATABASE_URL: benchDatabase.url, AUTH_SECRET: secret }
  const [plain, empty] = await Promise.all([
    startPages('bench/plainPage', settings),
    startPages('bench/emptyPage', {}),
  ])
  try {
    const lines: Line[] = []
    for (const { name, aim, calls, shows } of cases) {
      const plainCalls = calls.map((call) => plainCall(call, shows.length))
      const [first, plainFirst] = [calls[0], plainCalls[0]]
      if (first) await checkCards('Brota', app.origin, first, shows)
      if (plainFirst) await checkCards('the plain page', plain.origin, plainFirst, shows)
      const emptyCalls = [get(`/?cards=${shows.length}`, { 'accept-encoding': 'gzip' })]
      const sides = [
        { origin: plain.origin, calls: plainCalls },
        { origin: empty.origin, calls: emptyCalls },
      ]
      lines.push(await measureLine(name, aim, { origin: app.origin, calls }, sides))
    }
    return lines
  } finally {
    await plain.stop()
    await empty.stop()
  }
}
