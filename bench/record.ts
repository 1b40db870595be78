import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import pg from 'pg'
import { openPlatform } from '#server/app.ts'
import { readConfig } from '#server/platform/config/index.ts'
import { closePlatform } from '#server/platform/create.ts'
import { readEndpoints } from '#server/platform/http/router.ts'
import { createServer } from '#server/platform/http/server.ts'
import type { Call } from './measure.ts'

/** An SQL statement that a module sent. */
export type Statement = { text: string; values: unknown[]; name?: string }

export type Recorder = {
  /** Calls an endpoint and returns its response and the statements that it ran. */
  record(call: Call): Promise<{ statements: Statement[]; response: unknown }>
  sign(sessionId: string): Promise<string>
  close(): Promise<void>
}

const recorded: Statement[] = []

/** Records every statement that pg sends in this process. */
function listen(): void {
  const { query } = pg.Client.prototype
  const recordingQuery = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args
    const statement = typeof config === 'string' ? { text: config } : (config as Partial<Statement>)
    if (typeof statement?.text === 'string') {
      const all = Array.isArray(values) ? values : (statement.values ?? [])
      recorded.push({
        text: statement.text,
        values: [...all],
        ...(statement.name && { name: statement.name }),
      })
    }
    return Reflect.apply(query, this, args)
  }
  Object.assign(pg.Client.prototype, { query: recordingQuery })
}

/** Serves the endpoints in this process, where their statements can be recorded. */
export async function openRecorder(
  environment: Record<string, string>,
  databaseUrl: string,
): Promise<Recorder> {
  listen()
  const config = readConfig(environment)
  const platform = await openPlatform(config, databaseUrl)
  const server = createServer(await readEndpoints(resolve('pages/api')), async (_request, response) => {
    response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    record: async ({ method, path, headers = {}, body }) => {
      recorded.length = 0
      const response = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) })
      const parsed: unknown = await response.json()
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(parsed)}`)
      return { statements: recorded.splice(0), response: parsed }
    },
    sign: (sessionId) => platform.auth.tokens.sign(sessionId),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await closePlatform(platform)
    },
  }
}
