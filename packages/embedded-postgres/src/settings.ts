import { canHoldSocket } from './socket.ts';

/**
 * How PostgreSQL is set up, given on its command line so that the code is the one place to look. Made for a small
 * machine that it shares with the mall.
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
    // Compiling queries costs more than it saves on queries as short as a mall's.
    jit: 'off',
    wal_compression: 'on',
    max_wal_size: '2GB',
    // A query whose asker is gone stops, instead of holding its locks to the end.
    client_connection_check_interval: '10s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // We read some messages, so they must be in one language.
    lc_messages: 'C',
    ...(forTests ? unsafeButFast : durable),
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** A committed order is on the disk. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/**
 * For databases that are thrown away: survives a killed process, not a power cut. Each of thousands has connections of its
 * own, and their password, which no person has chosen, is hashed once.
 */
const unsafeButFast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: '1' };
