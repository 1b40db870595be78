// npm run cluster: starts a whole site of several machines on this one, on free ports of 127.0.0.1, until Ctrl-C.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatError } from '#server/platform/operatorError.ts'
import { type Cluster, startCluster } from './cluster/index.ts'
import { requirePackages } from './cluster/packages.ts'
import { takeWords } from './lib/arguments.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { giveUp } from './lib/run.mjs'

takeWords('npm run cluster')
// A system without the packages says so before the build, which takes a minute.
try {
  requirePackages()
} catch (error) {
  giveUp(formatError(error))
}
const built = await ensureBuilt()
if (built.code !== 0) giveUp(`${built.output}\nThe build failed: see above.`)

// PostgreSQL does not run as root, and its user could not enter a folder of root's.
const folder = await mkdtemp(join(tmpdir(), 'brota-cluster-'))
const stopped = new Promise<void>((done) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done())
})
// Promises alone let the process end.
const alive = setInterval(() => {}, 60_000)
try {
  const cluster = await startCluster({ folder })
  process.stdout.write(`${describe(cluster)}\n`)
  await stopped
  process.stdout.write('Stopping …\n')
  await cluster.stop()
} catch (error) {
  process.stderr.write(`${formatError(error)}\n`)
  process.exitCode = 1
}
clearInterval(alive)
await rm(folder, { recursive: true, force: true })

function describe({ origin, machines, parts }: Cluster): string {
  return [
    `Brota answers on ${origin}`,
    ...Object.entries(machines).map(([name, address]) => `  ${name.padEnd(7)} ${address}`),
    `  parts   ${Object.values(parts)
      .map(({ name, pid }) => (pid() ? `${name} ${pid()}` : name))
      .join(', ')}`,
    `  emails  ${join(folder, 'worker/mail')}`,
    `  logs    ${join(folder, 'log')}`,
    'kill -9 ends a part as a lost machine does; Ctrl-C stops all.',
  ].join('\n')
}
