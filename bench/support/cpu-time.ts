import { readdirSync, readFileSync } from 'node:fs';

const CLOCK_TICKS_PER_SECOND = 100;

/** Positions in `/proc/<pid>/stat`, counted after the process name, which may contain spaces. */
const FIELD = { parent: 1, user: 11, system: 12, endedUser: 13, endedSystem: 14 };

function fieldsOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
}

function secondsIn(fields: readonly number[], ...places: number[]): number {
  return places.reduce((sum, place) => sum + (fields[place] ?? 0), 0) / CLOCK_TICKS_PER_SECOND;
}

/** CPU seconds that a process has used so far (Linux only). */
export function cpuSeconds(pid: number): number {
  return secondsIn(fieldsOf(pid), FIELD.user, FIELD.system);
}

/** The same for a process and its children, including those that have ended. */
export function cpuSecondsOfFamily(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fieldsIfThere(Number(name)))
    .filter((fields) => fields[FIELD.parent] === pid);
  const own = secondsIn(fieldsOf(pid), FIELD.user, FIELD.system, FIELD.endedUser, FIELD.endedSystem);
  return children.reduce((sum, fields) => sum + secondsIn(fields, FIELD.user, FIELD.system), own);
}

/** A process may end between being listed and being read. */
function fieldsIfThere(pid: number): number[] {
  try {
    return fieldsOf(pid);
  } catch {
    return [];
  }
}
