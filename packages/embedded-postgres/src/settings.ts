import { canHoldSocket } from './socket.ts';

/**
 * PostgreSQL's settings, passed on the command line so that this code is their only place. Tuned for a small machine
 * that PostgreSQL shares with the mall.
 */
export function serverArguments(cluster: string, port: number, forTests: boolean): string[] {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: canHoldSocket(cluster) ? cluster : '',
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    // Compiling queries costs more than it saves for queries as short as a mall's.
    jit: 'off',
    wal_compression: 'on',
    max_wal_size: '2GB',
    // A query whose client is gone is cancelled, instead of holding its locks until it ends.
    client_connection_check_interval: '10s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // Some messages are parsed, so they must be in one language.
    lc_messages: 'C',
    ...(forTests ? notDurable : durable),
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Committed orders are on disk. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/**
 * For disposable databases: survives a killed process, not a power cut. Thousands of these databases are created, each
 * with its own connections; their password is random, so a single hash iteration is enough.
 */
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: '1' };
