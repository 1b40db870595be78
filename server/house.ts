import { resolve } from 'node:path'
import { providePublicConfig } from '#lib/publicConfig.ts'
import { sessionReader } from '#server/account/index.ts'
import { openPages } from './pages.ts'
import type { Config } from './platform/config/index.ts'
import { publicPartOf } from './platform/config/public.ts'
import { readDoors } from './platform/http/router.ts'
import { makeServer } from './platform/http/server.ts'
import { installPlatform, type Platform } from './platform/index.ts'
import { closePlatform, makePlatform } from './platform/make.ts'
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
  await new Promise<void>((done) => server.listen(config.port, config.host, done))
  return {
    close: async () => {
      made.streams.close()
      server.close()
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 5_000).unref()
      await worker.stop()
      await pages.close()
      await closePlatform(made)
    },
  }
}
