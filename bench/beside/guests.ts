import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GuestCase } from '../cases/case.ts'
import type { BenchDatabase } from '../database.ts'
import type { StoredAnswers } from '../guests/bareServer.ts'
import type { Call } from '../measure.ts'
import { type Running, start } from '../server.ts'
import { send } from '../site.ts'
import { type Line, measureLine } from './line.ts'

const bareEtag = '"bench"'

/** The answers of Brota to each path, as they were sent. */
async function store(origin: string, calls: readonly Call[]): Promise<StoredAnswers> {
  const stored: StoredAnswers = {}
  for (const call of calls) {
    const { status, headers, body } = await send(origin, { ...call, headers: { 'accept-encoding': 'gzip' } })
    if (status !== 200) throw new Error(`${call.path} responded ${status}`)
    const { connection, 'transfer-encoding': encoding, 'keep-alive': kept, ...others } = headers
    stored[call.path] = { headers: others, body: body.toString('base64') }
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
  const answersFile = join(benchDatabase.dataDir, 'answers.json')
  const stored = await store(
    app.origin,
    cases.flatMap(({ calls }) => calls),
  )
  await writeFile(answersFile, JSON.stringify(stored))
  const bare = await start(['bench/guests/bareServer.ts', answersFile], /ready/, {})
  try {
    for (const { name, aim, calls } of cases) {
      const isAgain = calls.some(({ headers }) => headers?.['if-none-match'])
      const bareCalls = isAgain ? calls.map((call) => withEtag(call, bareEtag)) : calls
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

const withEtag = (call: Call, etag: string): Call => ({
  ...call,
  headers: { ...call.headers, 'if-none-match': etag },
})
