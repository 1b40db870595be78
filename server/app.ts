import { once } from 'node:events'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { providePublicConfig } from '#lib/publicConfig.ts'
import { sessionReader } from '#server/modules/account/index.ts'
import { badges, crons, tasks } from './modules.ts'
import { notified } from './notified.ts'
import { openPages } from './pages.ts'
import type { Config } from './platform/config/index.ts'
import { getPublicConfig } from './platform/config/public.ts'
import { closePlatform, createPlatform } from './platform/create.ts'
import { createEnding } from './platform/http/ending.ts'
import { readEndpoints } from './platform/http/router.ts'
import { createServer } from './platform/http/server.ts'
import { installPlatform, type Platform } from './platform/index.ts'
import { OperatorError, systemCode } from './platform/operatorError.ts'
import { within } from './platform/within.ts'
import { startWorker } from './platform/work/index.ts'
import { createApp } from './requestApp.ts'

export type App = { close(): Promise<void> }

/** What this process stands on, until it is closed. */
export async function openPlatform(config: Config, databaseUrl: string): Promise<Platform> {
  const platform = await createPlatform({
    config,
    databaseUrl,
    sessions: sessionReader,
    badges,
    notified,
  })
  installPlatform(platform)
  providePublicConfig(getPublicConfig(config))
  return platform
}

/** One process that answers: endpoints, pages, streams and its share of the queue. */
export async function openApp(config: Config, databaseUrl: string): Promise<App> {
  const platform = await openPlatform(config, databaseUrl)
  const pages = await openPages(config, createApp())
  const server = createServer(await readEndpoints(resolve('pages/api')), pages.handle)
  const end = createEnding(server)
  pages.attach(server)
  const worker = await startWorker(tasks, crons)
  await listen(server, config)
  return {
    close: async () => {
      platform.streams.close()
      await Promise.all([end(patience(config)), within(patience(config).longest, worker.stop())])
      await within(longestLeave, pages.close())
      await closePlatform(platform)
    },
  }
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch((error) => {
    const why = systemCode(error) === 'EADDRINUSE' ? 'something else answers there' : systemCode(error)
    throw new OperatorError(`Brota cannot answer on ${host}:${port}: ${why}. Set PORT or HOST to another.`)
  })
}

/** Less than those who stop us wait before they kill: see compose.yaml. While we build, nobody waits. */
const patience = ({ production }: Config) =>
  production ? { grace: 2_000, longest: 20_000 } : { grace: 0, longest: 500 }

/** What Next may take to put its things away. */
const longestLeave = 5_000
