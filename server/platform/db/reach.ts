import pg from 'pg'
import { OperatorError, systemCode } from '../operatorError.ts'
import { EmbeddedDatabaseError, FolderInUseError, findEmbedded, startEmbedded } from './embedded/index.ts'

export type Reached = { url: string; release(): Promise<void> }

type Where = { databaseUrl: string; dataDir: string }

const released: Reached['release'] = async () => {}

/** Throws what an operator can mend when nobody can connect to a database of theirs. */
export async function assertReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks meanwhile rejects by itself.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    // Where a name has several addresses the error has a code and no message.
    const reason = (error instanceof Error && error.message) || systemCode(error)
    throw new OperatorError(
      `The database cannot be reached at the address of DATABASE_URL or DATABASE_DIRECT_URL: ${reason}.`,
    )
  } finally {
    await client.end()
  }
}

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

/** The site's database for a command that needs it alone. An embedded one is created when missing; throws when in use. */
export async function ownDatabase({ databaseUrl, dataDir }: Where): Promise<Reached> {
  if (databaseUrl) return external(databaseUrl)
  const { url, stop } = await startEmbedded({ dataDir })
  return { url, release: stop }
}
