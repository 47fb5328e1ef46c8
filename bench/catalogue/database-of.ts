import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of a mall's embedded database. */
export interface DatabaseFiles {
  readonly cluster: string;
  readonly log: string;
}

/**
 * In the data folder or, when PostgreSQL's user cannot read that folder, at the path in `where-the-database-is.txt`.
 */
export function databaseOf(dataDir: string): DatabaseFiles {
  const note = path.join(dataDir, 'where-the-database-is.txt');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim().split('\n').at(-1) : undefined;
  const home = noted ?? path.join(dataDir, 'postgres');
  return { cluster: path.join(home, 'cluster'), log: path.join(home, 'postgres.log') };
}

export function postmasterPid({ cluster }: DatabaseFiles): number {
  return Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

const EXPLAINING = `
session_preload_libraries = 'auto_explain'
auto_explain.log_min_duration = 0
auto_explain.log_analyze = on
auto_explain.log_buffers = on
auto_explain.log_timing = off
auto_explain.log_format = json
auto_explain.log_parameter_max_length = 0
`;

/** Switches auto_explain on or off, effective from the next start of the database. */
export function setExplaining({ cluster }: DatabaseFiles, isOn: boolean): void {
  writeFileSync(path.join(cluster, 'postgresql.auto.conf'), isOn ? EXPLAINING : '');
}
