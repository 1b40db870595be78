import { resolve } from 'node:path'
import { providePublicConfig } from '#lib/publicConfig.ts'
import { sessionReader } from '#server/account/index.ts'
import { fillDemoTown } from '#server/demo/index.ts'
import { openPages } from './pages.ts'
import { readConfig } from './platform/config/index.ts'
import { publicPartOf } from './platform/config/public.ts'
import { ConfigError } from './platform/config/reader.ts'
import { EmbeddedDatabaseError, startEmbedded } from './platform/db/embedded/index.ts'
import { migrate } from './platform/db/migrate.ts'
import { readDoors } from './platform/http/router.ts'
import { makeServer } from './platform/http/server.ts'
import { installPlatform } from './platform/index.ts'
import { closePlatform, makePlatform } from './platform/make.ts'
import { startWorker } from './platform/work/index.ts'
import { badges, crons, everyPage, tasks } from './rooms.ts'

/** From an empty folder to an answering house, top to bottom; and back again on SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig()
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir })
  const databaseUrl = embedded?.url ?? config.databaseUrl
  await migrate(databaseUrl)

  const made = await makePlatform({ config, databaseUrl, sessions: sessionReader, everyPage, badges })
  installPlatform(made)
  providePublicConfig(publicPartOf(config))
  if (config.demo && embedded) await fillDemoTown()

  const pages = await openPages(config)
  const server = makeServer(await readDoors(resolve('pages/api')), pages.handle)
  pages.attach(server)
  const worker = await startWorker(tasks, crons, { alone: embedded !== null })
  await new Promise<void>((done) => server.listen(config.port, config.host, done))
  process.stdout.write(`Brota answers on ${config.publicUrl}\n`)

  let closing = false
  const shutdown = async () => {
    if (closing) return
    closing = true
    made.streams.close()
    server.close()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5_000).unref()
    await worker.stop()
    await pages.close()
    await closePlatform(made)
    await embedded?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', shutdown)
  process.on('SIGINT', shutdown)
}

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof EmbeddedDatabaseError
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
