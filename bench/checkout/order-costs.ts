import type { MallProcess } from '../../apps/server/src/testing/mall-process/mall-process.ts';
import { cpuSeconds, cpuSecondsOfFamily } from '../support/cpu-time.ts';
import { statementsDuring } from './statements.ts';

/** Costs per order. */
export interface Cost {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
}

interface Measured {
  /** The process whose CPU time is measured besides the database's. */
  readonly pid: number;
  readonly count: number;
  /** Resolves to the time at which the last order was placed. */
  readonly run: () => Promise<number>;
}

export async function measureCost(mallProcess: MallProcess, { pid, count, run }: Measured): Promise<Cost> {
  const databasePid = await mallProcess.databasePid();
  const cpu = () => [cpuSeconds(pid), cpuSecondsOfFamily(databasePid)] as const;
  const [before, databaseBefore] = cpu();
  const startedMs = performance.now();
  const seconds = ((await run()) - startedMs) / 1000;
  const [after, databaseAfter] = cpu();
  return {
    perSecond: count / seconds,
    cpuMs: ((after - before) * 1000) / count,
    databaseCpuMs: ((databaseAfter - databaseBefore) * 1000) / count,
  };
}

/** The median of each figure, with its ratio to the raw transactions. */
export function costRow(what: string, costs: readonly Cost[], raw: readonly Cost[]): object {
  const [own, least] = [medianOf(costs), medianOf(raw)];
  return {
    what,
    'per second': Math.round(own.perSecond),
    'of raw': `${Math.round((100 * own.perSecond) / least.perSecond)} %`,
    'CPU ms each (mall, or driver)': own.cpuMs.toFixed(2),
    'CPU ms each (database)': own.databaseCpuMs.toFixed(2),
    'database CPU × raw': (own.databaseCpuMs / least.databaseCpuMs).toFixed(2),
  };
}

function medianOf(costs: readonly Cost[]): Cost {
  const middle = (pick: (cost: Cost) => number) =>
    costs.map(pick).toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    databaseCpuMs: middle(({ databaseCpuMs }) => databaseCpuMs),
  };
}

/** Prints the statements per order, counted over `count` orders that are placed one after another. */
export async function printStatements(
  name: string,
  { dataDir }: MallProcess,
  count: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const statements = await statementsDuring(dataDir, async () => {
    await work();
  });
  // Without the heartbeat of the connection pool and a benchmark's own queries for jobs.
  const isOwn = (text: string) => text !== 'select 1' && !text.includes('from graphile_worker.jobs');
  const texts = statements.filter(isOwn).map((one) => one.slice(0, 70));
  const own = [...Map.groupBy(texts, (text) => text)].filter(([, { length }]) => length >= count);
  const each = own.reduce((sum, [, { length }]) => sum + length, 0) / count;
  console.log(`One ${name} is ${each.toFixed(1)} statements, begin and commit included:`);
  for (const [text, { length }] of own) console.log(`  ${(length / count).toFixed(1)} × ${text}`);
}
