import { once } from 'node:events'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { providePublicConfig } from '#lib/publicConfig.ts'
import { within } from '#lib/within.ts'
import { sessionReader } from '#server/modules/account/index.ts'
import { guestPages } from './guestPages.ts'
import { badges, crons, ports, starts, tasks } from './modules.ts'
import { quotes } from './notified.ts'
import { openPages } from './pages.ts'
import type { Config } from './platform/config/index.ts'
import { getPublicConfig } from './platform/config/public.ts'
import { closePlatform, createPlatform } from './platform/create.ts'
import { createEnding } from './platform/http/ending.ts'
import { readEndpoints } from './platform/http/router.ts'
import { createServer } from './platform/http/server.ts'
import { installPlatform, type Platform } from './platform/index.ts'
import { OperatorError, systemCode } from './platform/operatorError.ts'
import { storeGuestPages } from './platform/page/guestPages.ts'
import { startWorker } from './platform/work/index.ts'
import { createApp } from './requestApp.ts'
import { answersVisitors, getRoutes, noPages, worksOnQueue } from './roles.ts'

export type App = { close(): Promise<void> }

/** Creates and installs the platform of this process; the caller closes it with `closePlatform`. */
export async function openPlatform(config: Config, databaseUrl: string): Promise<Platform> {
  const platform = await createPlatform({
    config,
    databaseUrl,
    sessions: sessionReader,
    badges,
    quotes,
    ports,
  })
  installPlatform(platform)
  providePublicConfig(getPublicConfig(config))
  return platform
}

/** Starts one process: by its role endpoints, pages and live streams, a worker of the queue, or all of it. */
export async function openApp(config: Config, databaseUrl: string): Promise<App> {
  const platform = await openPlatform(config, databaseUrl)
  const isSite = answersVisitors(config.role)
  const pages = isSite ? await openPages(config, createApp()) : noPages
  const routes = getRoutes(config.role, await readEndpoints(resolve('pages/api')))
  // In development every page is rendered from the code as it is now.
  const sendStored = isSite && config.production ? storeGuestPages(pages.handle, guestPages) : undefined
  const server = createServer(routes, pages.handle, sendStored)
  const end = createEnding(server)
  pages.attach(server)
  const stopWorker = worksOnQueue(config.role) ? await openWorker() : async () => {}
  const close = async () => {
    platform.streams.close()
    await Promise.all([end(patience(config)), within(patience(config).longest, stopWorker())])
    await within(longestPagesClose, pages.close())
    await closePlatform(platform)
  }
  try {
    await listen(server, config)
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

async function openWorker(): Promise<() => Promise<void>> {
  const worker = await startWorker(tasks, crons)
  for (const start of starts) await start()
  return () => worker.stop()
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch((error) => {
    const why = systemCode(error) === 'EADDRINUSE' ? 'the port is in use' : systemCode(error)
    throw new OperatorError(`Brota cannot listen on ${host}:${port}: ${why}. Change PORT or HOST.`)
  })
}

/** Shorter than the stop_grace_period of compose.yaml. In development nothing is waited for. */
const patience = ({ production }: Config) =>
  production ? { grace: 2_000, longest: 20_000 } : { grace: 0, longest: 500 }

/** How many milliseconds Next may take to close. */
const longestPagesClose = 5_000
