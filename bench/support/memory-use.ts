import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const SAMPLE_EVERY_MS = 50;
const KIB_PER_MIB = 1024;

/** Resident memory of a process and of its descendants, without the embedded database, in MiB (Linux only). */
export function residentMib(pid: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const statuses = processes.map((name) => ({ pid: Number(name), ...statusOf(name) }));
  const total = (of: number): number =>
    statuses
      .filter(({ parent, name }) => parent === of && !name.includes('postgres'))
      .reduce((sum, child) => sum + child.kib + total(child.pid), 0);
  const own = statuses.find((status) => status.pid === pid)?.kib ?? 0;
  return (own + total(pid)) / KIB_PER_MIB;
}

/** A process may end between being listed and being read. */
function statusOf(pid: string): { name: string; parent: number; kib: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => status.match(new RegExp(`^${name}:\\s*(\\S+)`, 'm'))?.[1] ?? '';
    return { name: field('Name'), parent: Number(field('PPid')), kib: Number(field('VmRSS')) };
  } catch {
    return { name: '', parent: 0, kib: 0 };
  }
}

/** Peak resident memory during `work`. */
export async function peakMibDuring(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = residentMib(pid);
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      peak = Math.max(peak, residentMib(pid));
      await setTimeout(SAMPLE_EVERY_MS);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await sampling;
  }
  return peak;
}
