import cluster from 'node:cluster'
import { fillDemoTown } from '#demo/index.ts'
import { operatorCalls } from '#lib/calls.ts'
import { openApp, openPlatform } from './app.ts'
import { getSecrets } from './platform/auth/storedSecret.ts'
import { assertFinished, clearLeftovers } from './platform/backup/index.ts'
import { getSiteEnvironment } from './platform/config/environment.ts'
import { type Config, readConfig } from './platform/config/index.ts'
import { closePlatform } from './platform/create.ts'
import { type Embedded, startEmbedded } from './platform/db/embedded/index.ts'
import { migrate } from './platform/db/migrate.ts'
import { assertReachable, hasTimeouts } from './platform/db/reach.ts'
import { closeDataDir, writePrivately } from './platform/files/dataDir.ts'
import { openFiles } from './platform/files/index.ts'
import { sweepScratch } from './platform/files/scratch.ts'
import { openLive } from './platform/live/index.ts'
import { createLog, type Log } from './platform/log/index.ts'
import { formatError } from './platform/operatorError.ts'
import { releaseAll } from './platform/work/index.ts'
import { type Ending, handleProcessEvents } from './process.ts'
import { getWarnings } from './startWarnings.ts'
import { startWorkers } from './workers.ts'

const noTimeouts =
  'The pooler of DATABASE_URL sets no timeouts, so a slow statement never ends: set those of docs/operate.md (A pooler).'

async function main(): Promise<void> {
  writePrivately()
  const config = readConfig(getSiteEnvironment())
  const log = createLog(config.logLevel)
  const ending = handleProcessEvents(log)
  const opening = cluster.isWorker ? serve(config, config.databaseUrl, ending) : open(config, log, ending)
  await opening.catch(ending.fail)
}

/** Opens everything in order, from an empty data folder to a serving app. */
async function open(config: Config, log: Log, ending: Ending): Promise<void> {
  const warning = closeDataDir(config.dataDir)
  if (warning) process.stderr.write(`${warning}\n`)
  await assertFinished(config.dataDir)
  for (const forgotten of getWarnings(config)) process.stderr.write(`${forgotten}\n`)
  const embedded = config.databaseUrl ? null : await openEmbedded(config, log, ending)
  const databaseUrl = embedded?.url ?? config.databaseUrl
  const directUrl = embedded?.url ?? config.databaseDirectUrl
  if (!embedded) await checkDatabase(databaseUrl, directUrl, log)
  await migrate(directUrl)
  await clearLeftovers(config.dataDir)
  // The queue's sweep runs on one machine, and each has a scratch folder of its own.
  await sweepScratch((await openFiles({ dataDir: config.dataDir })).scratch)
  if (embedded || config.demo) await prepareDatabase(config, databaseUrl, embedded !== null)
  await serve(config, databaseUrl, ending)
  process.stdout.write(`${getGreeting(config)}\n`)
}

/** Throws what an operator has to mend in a database of theirs, or in the pooler before it, and warns of the rest. */
async function checkDatabase(databaseUrl: string, directUrl: string, log: Log): Promise<void> {
  await assertReachable(directUrl)
  // Checked before migrating: a pooler in transaction mode would lose the migrations' lock, too.
  await (await openLive(directUrl, log)).close()
  const sharesConnections = directUrl !== databaseUrl
  if (!(await hasTimeouts(databaseUrl, { sharesConnections }))) process.stderr.write(`${noTimeouts}\n`)
}

/** A process that ends while its database starts waits for the start, and stops the database. */
function openEmbedded({ dataDir }: Config, log: Log, ending: Ending): Promise<Embedded> {
  const starting = startEmbedded({
    dataDir,
    log: ({ level, message, ...facts }) => log[level]({ of: 'postgresql', ...facts }, message),
  })
  ending.willClose({
    close: () =>
      starting.then(
        ({ stop }) => stop(),
        () => {},
      ),
  })
  return starting
}

/** Serves in this process, or in several. */
async function serve(config: Config, databaseUrl: string, ending: Ending): Promise<void> {
  if (cluster.isWorker || config.workers === 1) {
    ending.willClose(await openApp(config, databaseUrl))
    return
  }
  const workers = startWorkers({ ...config, databaseUrl, secrets: await getSecrets(config) })
  ending.willClose(workers)
  await workers.listening
}

const getGreeting = ({ role, publicUrl, host, port }: Config): string =>
  role === 'worker'
    ? `Brota works on its queue; its health is on http://${host}:${port}${operatorCalls.health}`
    : `Brota answers on ${publicUrl}`

/**
 * Releases the jobs of processes that ended and fills the demo town. `isAlone`: the database has just started, so no
 * other process works on its queue.
 */
async function prepareDatabase(config: Config, databaseUrl: string, isAlone: boolean): Promise<void> {
  const platform = await openPlatform(config, databaseUrl)
  if (isAlone) await releaseAll()
  if (config.demo) await fillDemoTown()
  await closePlatform(platform)
}

main().catch((error: unknown) => {
  process.stderr.write(`${formatError(error)}\n`)
  process.exit(1)
})
