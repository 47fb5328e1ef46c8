import type { Measured } from '../support/load.ts';
import type { DatabaseWork } from './count-statements.ts';

/** The cost of one kind of request in one mall. */
export interface Cost extends Measured, DatabaseWork {
  readonly kind: string;
  readonly mall: string;
  readonly maxStatements: number | undefined;
}

const MAX_GROWTH = 1.5;

/**
 * Prints each kind for both malls with the ratio, then whether the limits hold. Returns the number of exceeded limits.
 */
export function printComparison(costs: readonly Cost[]): number {
  const kinds = [...new Set(costs.map(({ kind }) => kind))];
  const pairs = kinds.flatMap((kind) => {
    const [small, large] = costs.filter((cost) => cost.kind === kind);
    return small && large ? [{ kind, small, large }] : [];
  });
  console.log('\nThe demo mall beside the large one; compare the ratios, since machines differ.');
  console.table(pairs.flatMap(({ kind, small, large }) => [row(small), row(large), ratios(kind, small, large)]));
  const limits = pairs.flatMap(limitsOf);
  for (const { holds, text } of limits) console.log(`${holds ? 'holds ' : 'BROKEN'} ${text}`);
  return limits.filter(({ holds }) => !holds).length;
}

function row(cost: Cost) {
  return {
    what: cost.kind,
    mall: cost.mall,
    'per second': cost.perSecond.toFixed(0),
    'CPU ms, server': cost.cpuMs.toFixed(2),
    'CPU ms, database': cost.databaseCpuMs.toFixed(2),
    'p50 ms': cost.p50Ms.toFixed(1),
    'p99 ms': cost.p99Ms.toFixed(1),
    statements: cost.statements.toFixed(2),
    'rows read': cost.rowsRead.toFixed(0),
    'pages read': cost.pagesRead.toFixed(0),
    failed: String(cost.failed),
  };
}

function ratios(kind: string, small: Cost, large: Cost): ReturnType<typeof row> {
  const times = (pick: (cost: Cost) => number) => `× ${(pick(large) / (pick(small) || 1)).toFixed(2)}`;
  return {
    what: kind,
    mall: 'large / demo',
    'per second': times(({ perSecond }) => perSecond),
    'CPU ms, server': times(({ cpuMs }) => cpuMs),
    'CPU ms, database': times(({ databaseCpuMs }) => databaseCpuMs),
    'p50 ms': times(({ p50Ms }) => p50Ms),
    'p99 ms': times(({ p99Ms }) => p99Ms),
    statements: times(({ statements }) => statements),
    'rows read': times(({ rowsRead }) => rowsRead),
    'pages read': times(({ pagesRead }) => pagesRead),
    failed: '',
  };
}

interface Limit {
  readonly holds: boolean;
  readonly text: string;
}

function limitsOf({ kind, small, large }: { kind: string; small: Cost; large: Cost }): Limit[] {
  const growth = large.p99Ms / (small.p99Ms || 1);
  const most = Math.max(small.mostStatements, large.mostStatements);
  const allowed = small.maxStatements;
  const failed = small.failed + large.failed;
  const longest = [small, large]
    .flatMap(({ worstRequest }) => worstRequest.map((text) => `\n         ${text}`))
    .join('');
  return [
    {
      holds: growth <= MAX_GROWTH,
      text: `${kind}: p99 of the large mall is ${growth.toFixed(2)} × that of the demo (at most ${MAX_GROWTH})`,
    },
    ...(allowed === undefined
      ? []
      : [
          {
            holds: most <= allowed,
            text: `${kind}: ${most} statements at most (of ${allowed})${most <= allowed ? '' : longest}`,
          },
        ]),
    ...(failed === 0 ? [] : [{ holds: false, text: `${kind}: ${failed} requests failed` }]),
  ];
}
