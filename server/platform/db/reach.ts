import { EmbeddedDatabaseError, FolderInUseError, findEmbedded, startEmbedded } from './embedded/index.ts'

export type Reached = { url: string; release(): Promise<void> }

type Where = { databaseUrl: string; dataDir: string }

const served = (url: string): Reached => ({ url, release: async () => {} })

/** The database of a site for a command beside it, whether the house is up or not. Refuses where none was ever made. */
export async function reachDatabase({ databaseUrl, dataDir }: Where): Promise<Reached> {
  if (databaseUrl) return served(databaseUrl)
  const url = await findEmbedded(dataDir)
  if (!url) {
    throw new EmbeddedDatabaseError(
      `There is no database in ${dataDir}. Set DATA_DIR (or DATABASE_URL) as the site has it.`,
    )
  }
  try {
    return await ownDatabase({ databaseUrl, dataDir })
  } catch (error) {
    if (error instanceof FolderInUseError) return served(url)
    throw error
  }
}

/** The database for a command that must be alone with it; an embedded one is made when it is new, refused when in use. */
export async function ownDatabase({ databaseUrl, dataDir }: Where): Promise<Reached> {
  if (databaseUrl) return served(databaseUrl)
  const { url, stop } = await startEmbedded({ dataDir })
  return { url, release: stop }
}
