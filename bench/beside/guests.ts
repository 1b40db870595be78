import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GuestCase } from '../cases/case.ts'
import type { BenchDatabase } from '../database.ts'
import type { StoredResponses } from '../guests/bareServer.ts'
import type { Call } from '../measure.ts'
import { type Running, start } from '../server.ts'
import { type Response, send } from '../site.ts'
import { type Line, measureLine } from './line.ts'

/** The headers that belong to a response; node:http writes those of the connection and the date itself. */
function getOwnHeaders({ headers }: Response): Record<string, string> {
  const { connection, 'transfer-encoding': encoding, 'keep-alive': timeout, date, ...own } = headers
  return own
}

/** Brota's responses to each path as they were sent: the whole page, and the 304 to a browser that has it. */
async function store(origin: string, calls: readonly Call[]): Promise<StoredResponses> {
  const stored: StoredResponses = {}
  for (const call of calls) {
    const whole = await send(origin, { ...call, headers: { 'accept-encoding': 'gzip' } })
    if (whole.status !== 200) throw new Error(`${call.path} responded ${whole.status}`)
    const again = await send(origin, withEtag(call, whole.headers.etag))
    stored[call.path] = {
      headers: getOwnHeaders(whole),
      unchanged: getOwnHeaders(again),
      body: whole.body.toString('base64'),
    }
  }
  return stored
}

/** Compares guests' pages with a bare server that sends the same bytes; `notes` say where Brota sends no 304. */
export async function guestLines(
  benchDatabase: BenchDatabase,
  app: Running,
  cases: readonly GuestCase[],
): Promise<{ lines: Line[]; notes: string[] }> {
  const lines: Line[] = []
  const notes: string[] = []
  if (cases.length === 0) return { lines, notes }
  const storedFile = join(benchDatabase.dataDir, 'responses.json')
  const stored = await store(
    app.origin,
    cases.flatMap(({ calls }) => calls),
  )
  await writeFile(storedFile, JSON.stringify(stored))
  const bare = await start(['bench/guests/bareServer.ts', storedFile], /ready/, {})
  try {
    for (const { name, aim, calls } of cases) {
      const isAgain = calls.some(({ headers }) => headers?.['if-none-match'])
      const bareCalls = isAgain ? calls.map((call) => withEtag(call, stored[call.path]?.headers.etag)) : calls
      lines.push(
        await measureLine(name, aim, { origin: app.origin, calls }, [
          { origin: bare.origin, calls: bareCalls },
        ]),
      )
      const sent = isAgain && calls[0] ? await send(app.origin, calls[0]) : null
      if (sent && sent.status !== 304) notes.push(`${name}: Brota responds ${sent.status}`)
    }
    return { lines, notes }
  } finally {
    await bare.stop()
  }
}

const withEtag = (call: Call, etag = '"none"'): Call => ({
  ...call,
  headers: { ...call.headers, 'if-none-match': etag },
})
