import { linePrefix } from './note.ts'

/** The settings of the embedded server, passed at each start, so that no file in the data folder overrides them. */
export function serverSettings(socketFolder: string, port: number, tcp: boolean, durable: boolean) {
  return {
    listen_addresses: tcp ? '127.0.0.1' : '',
    port: String(port),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // `readNote` leaves out lines that may repeat what people wrote; these settings avoid most of them.
    log_line_prefix: linePrefix,
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    // Nothing is replicated from here; its process would log a warning at each stop.
    max_logical_replication_workers: '0',
    ...sharedMemory,
    ...(durable ? durability : withoutDurability),
  }
}

// Containers often give 64 MB of /dev/shm, which parallel queries outgrow.
const sharedMemory = { max_parallel_workers_per_gather: '0', max_parallel_maintenance_workers: '0' }

const durability = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_wal_size: '1GB' }

const withoutDurability = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
}
