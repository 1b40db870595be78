import { join } from 'node:path'

/** The servers of Swift that answer together, each with its own port. */
export const servers = ['account', 'container', 'object', 'proxy'] as const
export type Server = (typeof servers)[number]
export type Ports = Record<Server | 'memcached', number>

export const user = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }

type Sections = Record<string, Record<string, string | number>>

const toText = (sections: Sections): string =>
  Object.entries(sections)
    .map(([name, values]) => [
      `[${name}]`,
      ...Object.entries(values).map(([key, value]) => `${key} = ${value}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')

/** What all servers need to agree on. */
export const sharedSettings = toText({
  'swift-hash': { swift_hash_path_prefix: 'brota', swift_hash_path_suffix: 'brota' },
  'storage-policy:0': { name: 'one', default: 'yes' },
})

/** The settings file of one server. */
export function getSettings(folder: string, server: Server, ports: Ports): string {
  const common = {
    bind_ip: '127.0.0.1',
    bind_port: ports[server],
    // One process each, which is enough for tests.
    workers: 0,
    user: process.getuid?.() === 0 ? 'root' : (process.env.USER ?? 'nobody'),
    swift_dir: folder,
    devices: join(folder, 'node'),
    mount_check: 'false',
    disable_fallocate: 'true',
    log_level: 'WARNING',
    log_udp_host: '127.0.0.1',
  }
  return toText({ DEFAULT: common, ...(server === 'proxy' ? getProxy(ports) : getStorage(folder, server)) })
}

const getStorage = (folder: string, server: Server): Sections => ({
  'pipeline:main': { pipeline: `${server}-server` },
  [`app:${server}-server`]: { use: `egg:swift#${server}`, recon_cache_path: folder },
})

const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 'copy', 'slo', 'dlo']

const getProxy = ({ memcached }: Ports): Sections => ({
  'pipeline:main': {
    pipeline: 'catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo proxy-server',
  },
  'app:proxy-server': {
    use: 'egg:swift#proxy',
    account_autocreate: 'true',
    conn_timeout: 1,
    // A server that was killed is asked again as soon as it is back.
    error_suppression_limit: 1_000,
    error_suppression_interval: 1,
  },
  ...Object.fromEntries(filters.map((name) => [`filter:${name}`, { use: `egg:swift#${name}` }])),
  'filter:cache': { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${memcached}` },
  'filter:s3api': { use: 'egg:swift#s3api', location: 'us-east-1' },
  'filter:tempauth': {
    use: 'egg:swift#tempauth',
    [`user_${user.accessKeyId.replace(':', '_')}`]: `${user.secretAccessKey} .admin`,
  },
})
