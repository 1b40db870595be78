import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#server/platform/db/embedded/index.ts'
import { closeOnSignal } from './ending.ts'

/** A temporary database for the bench; a build migrates its own as it starts. */
export type BenchDatabase = { dataDir: string; url: string; client: pg.Client; close(): Promise<void> }

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brota-bench-'))
  // For root PostgreSQL runs as another user, who has to traverse the folder.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir })
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  let closed: Promise<void> | undefined
  const end = async () => {
    await client.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const close = () => {
    closed ??= end()
    return closed
  }
  closeOnSignal(close)
  return { dataDir, url: embedded.url, client, close }
}
