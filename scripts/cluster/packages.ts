import { existsSync } from 'node:fs'
import { OperatorError } from '#server/platform/operatorError.ts'
import { hasSwift } from '../swift/index.ts'

/** The programs of a cluster, where Debian has them. */
export const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  postgresql: '/usr/lib/postgresql/15/bin',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  redis: '/usr/bin/redis-server',
  nginx: '/usr/sbin/nginx',
} as const

const packages: Record<keyof typeof programs, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  postgresql: 'postgresql-15',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  redis: 'redis-server',
  nginx: 'nginx-light',
}

/** Patroni finds etcd through this library, which its package only suggests. */
const etcdLibrary = '/usr/lib/python3/dist-packages/etcd'

/** The packages of Debian that this machine lacks, by the files that are there. */
export function getMissingPackages(isThere: (path: string) => boolean = existsSync): string[] {
  const missing = Object.entries(programs).flatMap(([name, path]) =>
    isThere(path) ? [] : [packages[name as keyof typeof programs]],
  )
  return [
    ...missing,
    ...(isThere(etcdLibrary) ? [] : ['python3-etcd']),
    ...(hasSwift(isThere) ? [] : ['python3-swift', 'memcached']),
  ]
}

export const missingText = (missing: readonly string[]): string =>
  `The cluster needs packages of Debian 12 that are missing here: apt-get install --no-install-recommends ${missing.join(' ')}`

export function requirePackages(): void {
  const missing = getMissingPackages()
  if (missing.length > 0) throw new OperatorError(missingText(missing))
}
