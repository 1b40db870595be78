import { join } from 'node:path'
import { programs } from './packages.ts'
import type { Ports } from './ports.ts'

export type Secrets = Record<'superuser' | 'replication' | 'site' | 'patroni' | 'auth' | 'metrics', string>

/**
 * Times for a failover within ten seconds: Patroni's defaults take thirty. Its lock is in etcd's second API, because with
 * the third one a primary that stood still takes the lock back and loses what others wrote meanwhile.
 */
const cluster = {
  ttl: 5,
  loop_wait: 1,
  retry_timeout: 2,
  primary_start_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  failsafe_mode: true,
  check_timeline: true,
}

const parameters = {
  max_connections: 120,
  shared_buffers: '64MB',
  wal_level: 'replica',
  hot_standby: 'on',
  wal_log_hints: 'on',
  max_wal_senders: 6,
  max_replication_slots: 6,
  wal_keep_size: '128MB',
  wal_sender_timeout: '4s',
  wal_receiver_timeout: '4s',
  wal_retrieve_retry_interval: '500ms',
  tcp_keepalives_idle: 3,
  tcp_keepalives_interval: 1,
  tcp_keepalives_count: 3,
  tcp_user_timeout: '5000',
}

type Node = { folder: string; name: 'a' | 'b'; ports: Ports; secrets: Secrets }

/** Each finished piece of the log is copied away: with a base backup it brings the database back to any moment. */
const getArchiving = (archive: string) => ({
  archive_mode: 'on',
  archive_command: `test -f ${archive}/%f || (cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f)`,
})

const here = (port: number) => ({ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` })

/** Patroni's settings for one PostgreSQL, in JSON, which is YAML, too. */
export function getPatroniSettings(node: Node): string {
  const { folder, name, ports, secrets } = node
  const archiving = getArchiving(join(folder, 'archive'))
  return JSON.stringify({
    scope: 'brota',
    name,
    restapi: {
      ...here(name === 'a' ? ports.patroniA : ports.patroniB),
      authentication: { username: 'patroni', password: secrets.patroni },
    },
    etcd: { hosts: [`127.0.0.1:${ports.etcd}`] },
    bootstrap: {
      dcs: {
        ...cluster,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { ...parameters, ...archiving } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: getPostgresSettings(node),
  })
}

const getPostgresSettings = ({ folder, name, ports, secrets }: Node) => ({
  ...here(name === 'a' ? ports.postgresA : ports.postgresB),
  data_dir: join(folder, `postgres-${name}`),
  bin_dir: programs.postgresql,
  pgpass: join(folder, `pgpass-${name}`),
  remove_data_directory_on_rewind_failure: true,
  remove_data_directory_on_diverged_timelines: true,
  basebackup: { checkpoint: 'fast' },
  authentication: {
    superuser: { username: 'postgres', password: secrets.superuser },
    replication: { username: 'replicator', password: secrets.replication },
    rewind: { username: 'rewinder', password: secrets.replication },
  },
  parameters: { unix_socket_directories: folder },
  pg_hba: [
    'local all all scram-sha-256',
    'host replication replicator 127.0.0.1/32 scram-sha-256',
    'host all all 127.0.0.1/32 scram-sha-256',
  ],
})

/** etcd's command line; one is enough to rehearse, three are for real. */
export const getEtcdFlags = (folder: string, { etcd, etcdPeer }: Ports): string[] => {
  const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`]
  return [
    ['--name', 'one'],
    ['--data-dir', join(folder, 'etcd')],
    ['--listen-client-urls', clients],
    ['--advertise-client-urls', clients],
    ['--listen-peer-urls', peers],
    ['--initial-advertise-peer-urls', peers],
    ['--initial-cluster', `one=${peers}`],
    ['--enable-v2=true'],
    ['--log-level', 'warn'],
    ['--logger', 'zap'],
  ].flat()
}
