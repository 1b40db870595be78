import { once } from 'node:events'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { providePublicConfig } from '#lib/publicConfig.ts'
import { sessionReader } from '#server/account/index.ts'
import { openPages } from './pages.ts'
import type { Config } from './platform/config/index.ts'
import { publicPartOf } from './platform/config/public.ts'
import { readDoors } from './platform/http/router.ts'
import { makeServer } from './platform/http/server.ts'
import { installPlatform, type Platform } from './platform/index.ts'
import { closePlatform, makePlatform } from './platform/make.ts'
import { PlainError, systemCode } from './platform/plain.ts'
import { within } from './platform/within.ts'
import { startWorker } from './platform/work/index.ts'
import { badges, crons, everyPage, tasks } from './rooms.ts'

export type House = { close(): Promise<void> }

/** What this process stands on, until it is closed. */
export async function openPlatform(config: Config, databaseUrl: string): Promise<Platform> {
  const made = await makePlatform({ config, databaseUrl, sessions: sessionReader, everyPage, badges })
  installPlatform(made)
  providePublicConfig(publicPartOf(config))
  return made
}

/** One process that answers: doors, pages, streams and its share of the queue. */
export async function openHouse(config: Config, databaseUrl: string): Promise<House> {
  const made = await openPlatform(config, databaseUrl)
  const pages = await openPages(config)
  const server = makeServer(await readDoors(resolve('pages/api')), pages.handle)
  pages.attach(server)
  const worker = await startWorker(tasks, crons)
  await listen(server, config)
  return {
    close: async () => {
      made.streams.close()
      await Promise.all([answerTheRest(server, config), within(longestAnswer(config), worker.stop())])
      await within(longestLeave, pages.close())
      await closePlatform(made)
    },
  }
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch((error) => {
    const why = systemCode(error) === 'EADDRINUSE' ? 'something else answers there' : systemCode(error)
    throw new PlainError(`Brota cannot answer on ${host}:${port}: ${why}. Set PORT or HOST to another.`)
  })
}

/** Less than those who stop us wait before they kill: see compose.yaml. While we build, nobody waits. */
const longestAnswer = ({ production }: Config) => (production ? 20_000 : 500)

/** What Next may take to put its things away. */
const longestLeave = 5_000

/** Takes no more requests and answers those under way; a connection that only waits for the next one is closed. */
async function answerTheRest(server: Server, config: Config): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, wait(longestAnswer(config), null, { ref: false })])
  clearInterval(idle)
  server.closeAllConnections()
}
