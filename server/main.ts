import cluster from 'node:cluster'
import { fillDemoTown } from '#demo/index.ts'
import { openApp, openPlatform } from './app.ts'
import { getSecrets } from './platform/auth/storedSecret.ts'
import { assertFinished, clearLeftovers } from './platform/backup/index.ts'
import { getSiteEnvironment } from './platform/config/environment.ts'
import { type Config, readConfig } from './platform/config/index.ts'
import { closePlatform } from './platform/create.ts'
import { startEmbedded } from './platform/db/embedded/index.ts'
import { migrate } from './platform/db/migrate.ts'
import { closeDataDir, writePrivately } from './platform/files/dataDir.ts'
import { openLive } from './platform/live/index.ts'
import { createLog } from './platform/log/index.ts'
import { formatError } from './platform/operatorError.ts'
import { releaseAll } from './platform/work/index.ts'
import { handleProcessEvents } from './process.ts'
import { openWorkers } from './workers.ts'

const nobodyNamed =
  'The legal pages name nobody yet: set OPERATOR_NAME, OPERATOR_ADDRESS and CONTACT_EMAIL before people come.'

/** From an empty folder to an answering app, top to bottom; and back again on SIGTERM. */
async function main(): Promise<void> {
  writePrivately()
  const config = readConfig(getSiteEnvironment())
  const log = createLog(config.logLevel)
  const untilTold = handleProcessEvents(log)
  if (cluster.isWorker) return untilTold(await openApp(config, config.databaseUrl))

  const isOpen = closeDataDir(config.dataDir)
  if (isOpen) process.stderr.write(`${isOpen}\n`)
  await assertFinished(config.dataDir)
  if (!config.isLocal && !config.operator.isNamed) process.stderr.write(`${nobodyNamed}\n`)
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: config.dataDir,
        log: ({ level, message, ...facts }) => log[level]({ of: 'postgresql', ...facts }, message),
      })
  const databaseUrl = embedded?.url ?? config.databaseUrl
  // Before the first migration: a pooler that keeps no sessions would lose its lock, too.
  if (!embedded) await (await openLive(databaseUrl, log)).close()
  await migrate(databaseUrl)
  await clearLeftovers(config.dataDir)
  if (embedded || config.demo) await moveIn(config, databaseUrl, embedded !== null)

  const app =
    config.workers === 1
      ? await openApp(config, databaseUrl)
      : await openWorkers({ ...config, databaseUrl, secrets: await getSecrets(config) })
  process.stdout.write(`Brota answers on ${config.publicUrl}\n`)
  untilTold({
    close: async () => {
      await app.close()
      await embedded?.stop()
    },
  })
}

/** Prepares a database that may be empty. In our own, which has just started, no other process is at work. */
async function moveIn(config: Config, databaseUrl: string, isAlone: boolean): Promise<void> {
  const platform = await openPlatform(config, databaseUrl)
  if (isAlone) await releaseAll()
  if (config.demo) await fillDemoTown()
  await closePlatform(platform)
}

main().catch((error: unknown) => {
  process.stderr.write(`${formatError(error)}\n`)
  process.exit(1)
})
