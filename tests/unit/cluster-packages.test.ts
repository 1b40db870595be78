import { expect, test } from 'vitest'
import { getMissingPackages, missingText } from '#scripts/cluster/packages.ts'

const all = [
  ...['etcd-server', 'patroni', 'postgresql-15', 'haproxy', 'pgbouncer', 'redis-server', 'nginx-light'],
  ...['python3-etcd', 'python3-swift', 'memcached'],
]

test('A machine without the programs of a cluster is told which packages to install, and one with all of them nothing', () => {
  expect(getMissingPackages(() => false)).toEqual(all)
  expect(getMissingPackages(() => true)).toEqual([])
  expect(getMissingPackages((path) => !path.includes('haproxy'))).toEqual(['haproxy'])
  expect(missingText(all)).toMatch(/apt-get install --no-install-recommends etcd-server .* memcached$/)
})
