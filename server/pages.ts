import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import next from 'next'
import type { Config } from './platform/config/index.ts'
import { readBuiltFiles } from './platform/http/index.ts'
import type { RequestApp } from './requestApp.ts'

export type Pages = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Passes WebSocket upgrades to Next, which reloads pages over one in development. */
  attach(server: Server): void
  close(): Promise<void>
}

/** Starts Next, which serves pages only. Each request carries `app`, through which pages read their data. */
export async function openPages(config: Config, app: RequestApp): Promise<Pages> {
  const site = next({ dev: !config.production, dir: '.', hostname: config.host, port: config.port })
  if (config.production) await withoutErrorListeners(() => site.prepare())
  else await site.prepare()
  const handle = site.getRequestHandler()
  const sendBuilt = config.production ? await readBuiltFiles('.next/static') : () => false
  return {
    handle: async (request, response) => {
      if (!sendBuilt(request, response)) await handle(Object.assign(request, { app }), response)
    },
    attach: (server) => {
      if (config.production) return
      const upgrade = site.getUpgradeHandler()
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
        upgrade(request, socket, head),
      )
    },
    close: () => site.close(),
  }
}

/** Removes Next's listeners for uncaught errors, which print them unredacted and let the process go on. */
async function withoutErrorListeners(prepare: () => Promise<void>): Promise<void> {
  // Next's filter would wrap our listener, for a way of rendering that this site does not use.
  process.env.NEXT_UNHANDLED_REJECTION_FILTER = 'disabled'
  const rejections = process.listeners('unhandledRejection')
  const exceptions = process.listeners('uncaughtException')
  await prepare()
  for (const listener of process.listeners('unhandledRejection'))
    if (!rejections.includes(listener)) process.off('unhandledRejection', listener)
  for (const listener of process.listeners('uncaughtException'))
    if (!exceptions.includes(listener)) process.off('uncaughtException', listener)
}
