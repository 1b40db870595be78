import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/platform/db/embedded/index.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { endAndDrop } from './endAndDrop.ts'
import { startPooler } from './pooler.ts'
import { allowDatabases } from './superuser.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the library's.
  interface ProvidedContext {
    databaseUrl: string
    templateName: string
    /** A pooler in transaction mode before the server, with POOLER=transaction; else "". */
    poolerUrl: string
  }
}

/** Provides one database server for all API tests (DATABASE_URL or embedded) and one migrated template to copy. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'brota-endpoints-'))
  // Under root, PostgreSQL runs as the user nobody, which must be able to enter the folder.
  await chmod(folder, 0o755)
  const embedded = process.env.DATABASE_URL ? null : await startEmbedded({ dataDir: folder, durable: false })
  const serverUrl = process.env.DATABASE_URL || embedded?.url || ''
  if (embedded) await allowDatabases(folder, embedded.url)
  const templateName = `brota_template_${process.pid}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await migrate(namedDatabase(serverUrl, templateName))
  const pooler = process.env.POOLER === 'transaction' ? await startPooler(serverUrl, 'transaction') : null
  project.provide('databaseUrl', serverUrl)
  project.provide('poolerUrl', pooler?.url ?? '')
  project.provide('templateName', templateName)
  return async () => {
    await pooler?.close()
    await endAndDrop(client, templateName)
    await client.end()
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function namedDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
