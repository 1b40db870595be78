import pg from 'pg'
import { getReason, OperatorError } from '../operatorError.ts'
import {
  assertUnused,
  EmbeddedDatabaseError,
  FolderInUseError,
  findEmbedded,
  startEmbedded,
} from './embedded/index.ts'
import { type PoolOptions, pooledName, sessionSettings } from './pool.ts'

export type Reached = { url: string; release(): Promise<void> }

type Where = { databaseUrl: string; dataDir: string }

const released: Reached['release'] = async () => {}

/** A pooler's answer to a parameter that it was not told to let pass. */
const refusesParameter = /unsupported startup parameter/

const letPass = `For pgbouncer set ignore_startup_parameters = ${Object.keys(sessionSettings).join(',')}: see docs/operate.md.`

/** What an operator can mend when nobody can connect; `names`: the settings that may have the address. */
function unreachable(names: string, error: unknown): OperatorError {
  const reason = getReason(error)
  const text = `The database cannot be reached at the address of ${names}: ${reason}.`
  return new OperatorError(refusesParameter.test(reason) ? `${text} ${letPass}` : text)
}

/** Asks something on a connection that is opened for it. Throws an OperatorError when it cannot be opened. */
async function askOnce<T>(
  names: string,
  options: pg.ClientConfig,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ application_name: 'brota', connectionTimeoutMillis: 10_000, ...options })
  // A connection that breaks meanwhile rejects by itself.
  client.on('error', () => {})
  try {
    await client.connect().catch((error: unknown) => {
      throw unreachable(names, error)
    })
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** Throws what an operator can mend when nobody can connect to a database of theirs. */
export const assertReachable = (url: string): Promise<void> =>
  askOnce('DATABASE_URL or DATABASE_DIRECT_URL', { connectionString: url }, async () => {})

/**
 * Whether a statement that runs too long ends on the connections of DATABASE_URL: on shared ones we cannot set that, and a
 * pooler in session mode drops what we set. Throws when nobody can connect as the site will.
 */
export const hasTimeouts = (
  url: string,
  { sharesConnections }: Pick<PoolOptions, 'sharesConnections'>,
): Promise<boolean> =>
  askOnce(
    'DATABASE_URL',
    { connectionString: url, ...(sharesConnections ? { application_name: pooledName } : sessionSettings) },
    async (client) => {
      const { rows } = await client.query(`select current_setting('statement_timeout') <> '0' as is_set`)
      return rows[0]?.is_set === true
    },
  )

async function external(url: string): Promise<Reached> {
  await assertReachable(url)
  return { url, release: released }
}

/** The site's database for a command, whether the server runs or not. Throws when there is none in the data folder. */
export async function reachDatabase({ databaseUrl, dataDir }: Where): Promise<Reached> {
  if (databaseUrl) return external(databaseUrl)
  const url = await findEmbedded(dataDir)
  if (!url) {
    throw new EmbeddedDatabaseError(
      `There is no database in ${dataDir}. Set DATA_DIR (or DATABASE_URL) as the site has it.`,
    )
  }
  try {
    return await ownDatabase({ databaseUrl, dataDir })
  } catch (error) {
    if (error instanceof FolderInUseError) return { url, release: released }
    throw error
  }
}

/**
 * The site's database for a command that needs it alone, with the data folder. An embedded one is created when missing; throws
 * when one is in use, also beside a database of the operator's: the site that moves there has not been stopped.
 */
export async function ownDatabase({ databaseUrl, dataDir }: Where): Promise<Reached> {
  if (databaseUrl) {
    await assertUnused(dataDir)
    return external(databaseUrl)
  }
  const { url, stop } = await startEmbedded({ dataDir })
  return { url, release: stop }
}
