import { EmbeddedDatabaseError, FolderInUseError, findEmbedded, startEmbedded } from './embedded/index.ts'

export type Reached = { url: string; release(): Promise<void> }

type Where = { databaseUrl: string; dataDir: string }

const external = (url: string): Reached => ({ url, release: async () => {} })

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
    if (error instanceof FolderInUseError) return external(url)
    throw error
  }
}

/** The site's database for a command that needs it alone. An embedded one is created when missing; throws when in use. */
export async function ownDatabase({ databaseUrl, dataDir }: Where): Promise<Reached> {
  if (databaseUrl) return external(databaseUrl)
  const { url, stop } = await startEmbedded({ dataDir })
  return { url, release: stop }
}
