import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Cluster, startCluster } from '../../../scripts/cluster/index.ts'
import { authSecret } from '../../fault/site.ts'

/** A site of several machines and a connection to its primary, through the proxy that follows it. */
export type ClusterSite = { cluster: Cluster; database: pg.Pool; folder: string }

/**
 * `const site = openCluster()` at the top of a test file; the site runs from its beforeAll to its afterAll. Its machines start
 * with the build in this folder.
 */
export function openCluster(environment: Record<string, string> = {}, build?: string): ClusterSite {
  const site = {} as ClusterSite
  beforeAll(async () => {
    // On disk, since PostgreSQL runs as another user than root, who must reach its folder.
    site.folder = await mkdtemp(join(tmpdir(), 'brota-cluster-'))
    site.cluster = await startCluster({
      folder: site.folder,
      ...(build && { build }),
      environment: { AUTH_SECRET: authSecret, LOG_LEVEL: 'warn', ...environment },
    })
    site.database = new pg.Pool({
      connectionString: site.cluster.environment.DATABASE_DIRECT_URL,
      max: 2,
      connectionTimeoutMillis: 5_000,
    })
    // A connection that idles while the primary is killed is replaced by the next query.
    site.database.on('error', () => {})
  })
  afterAll(async () => {
    await site.database?.end()
    await site.cluster?.stop()
    await rm(site.folder, { recursive: true, force: true })
  })
  return site
}
