import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import next from 'next'
import type { Config } from './platform/config/index.ts'
import type { RequestApp } from './requestApp.ts'

type Pages = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** In development Next speaks to the browser over a socket of its own. */
  attach(server: Server): void
  close(): Promise<void>
}

/** Next, for pages only: endpoints are answered before it is asked. Each request carries the app that its page asks. */
export async function openPages(config: Config, app: RequestApp): Promise<Pages> {
  const site = next({ dev: !config.production, dir: '.', hostname: config.host, port: config.port })
  if (config.production) await withoutItsListeners(() => site.prepare())
  else await site.prepare()
  const handle = site.getRequestHandler()
  return {
    handle: (request, response) => handle(Object.assign(request, { app }), response),
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

/** What nobody caught is ours to log and to decide on: Next would print it whole, and go on after anything. */
async function withoutItsListeners(prepare: () => Promise<void>): Promise<void> {
  // Its filter would wrap our listener, for renderings that this site does not have.
  process.env.NEXT_UNHANDLED_REJECTION_FILTER = 'disabled'
  const rejections = process.listeners('unhandledRejection')
  const exceptions = process.listeners('uncaughtException')
  await prepare()
  for (const listener of process.listeners('unhandledRejection'))
    if (!rejections.includes(listener)) process.off('unhandledRejection', listener)
  for (const listener of process.listeners('uncaughtException'))
    if (!exceptions.includes(listener)) process.off('uncaughtException', listener)
}
