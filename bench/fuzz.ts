import { parseArgs } from 'node:util';
import { apiCall } from '../apps/server/src/testing/fuzz/api-calls.ts';
import { FuzzWorld } from '../apps/server/src/testing/fuzz/fuzz-world.ts';
import { pageCall } from '../apps/server/src/testing/fuzz/page-calls.ts';
import { pagePaths, readPageTargets } from '../apps/server/src/testing/fuzz/page-targets.ts';
import { fuzzSeed, runFuzz } from '../apps/server/src/testing/fuzz/run-fuzz.ts';
import { sendTo } from '../apps/server/src/testing/fuzz/send.ts';
import { withMallProcess } from '../apps/server/src/testing/mall-process/with-mall-process.ts';
import { checkBooks } from '../apps/server/src/testing/trade-races/books.ts';
import routes from '../apps/storefront/app/routes.ts';
import { everyOperation } from '../packages/contract/src/contract.ts';

const CONCURRENCY = 16;
const SHOWN_PROBLEMS = 40;
/** The other 60 % of the requests are API calls. */
const PAGE_SHARE = 0.4;

/**
 * Sends hostile requests to every operation and page over HTTP; afterwards checks for faults, leaks and changed data.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { calls: { type: 'string', default: '100000' } } });
  return withMallProcess({ WITH_PAGES: '1' }, async (mallProcess, mall) => {
    const world = await FuzzWorld.open(mall);
    const findings = await fuzz(world, mallProcess.url, Number(values.calls));
    const errors = mallProcess.lines.filter((line) => line.includes('"level":50'));
    return report([...findings, ...errors.map((line) => `logged: ${line.slice(0, 1_000)}`)]);
  });
}

async function fuzz(world: FuzzWorld, url: string, calls: number): Promise<string[]> {
  const seed = fuzzSeed(Math.floor(Math.random() * 2 ** 31));
  console.log(`FUZZ_SEED=${seed}: ${calls} calls`);
  const send = sendTo(url, CONCURRENCY);
  const before = JSON.stringify(await world.victimRows());
  const pages = await readPageTargets(world, send, pagePaths(routes));
  const operations = everyOperation();
  const started = performance.now();
  const { problems, byStatus, succeeded } = await runFuzz(world, {
    ...{ seed, calls, atOnce: CONCURRENCY, send },
    make: (random, vocabulary) =>
      random.chance(PAGE_SHARE) ? pageCall(random, pages, vocabulary) : apiCall(random, operations, vocabulary),
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${(calls / seconds).toFixed(0)} calls/s, by status ${JSON.stringify(byStatus)}`);
  console.log(`${succeeded.size} of ${operations.length} operations and ${pages.length} pages succeeded at least once`);
  const findings = [...problems];
  if (JSON.stringify(await world.victimRows()) !== before) findings.push('data of the victim has changed');
  for (const { what, wrong } of await checkBooks(world.mall)) {
    if (wrong.length > 0) findings.push(`${what}: ${wrong.length} times not, e.g. ${wrong[0]}`);
  }
  const health = await fetch(`${url}/healthz`);
  if (!health.ok) findings.push(`/healthz answers ${health.status} afterwards`);
  send.close();
  return findings;
}

function report(findings: readonly string[]): number {
  for (const finding of findings.slice(0, SHOWN_PROBLEMS)) console.log(finding);
  console.log(findings.length === 0 ? 'No fault, no leak, and the books balance.' : `${findings.length} FINDINGS`);
  return findings.length === 0 ? 0 : 1;
}

process.exit(await main());
