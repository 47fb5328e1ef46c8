import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** Long versions of tests: random sequences of commands until every request has ended, random orders, and races. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '500' } } });
const root = path.resolve(import.meta.dirname, '..');
const tests = ['refund-model', 'refund-races', 'disputes/dispute-races', 'line-by-line'].map(
  (name) => `after-sales/${name}.test.ts`,
);
const { runs } = values;
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', ...tests],
  {
    ...{ cwd: root, stdio: 'inherit' },
    env: {
      ...{
        ...process.env,
        REFUND_RUNS: runs,
        REFUND_RACE_ROUNDS: runs,
        DISPUTE_ROUNDS: runs,
        REFUND_ORDERS: String(4 * Number(runs)),
      },
      REFUND_SEED: String(Date.now()),
    },
  },
);
process.exitCode = status ?? 1;
