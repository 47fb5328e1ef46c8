import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningMall, startMall } from '../e2e/support/start-mall.ts';
import { countStatements, type DatabaseWork } from './catalogue/count-statements.ts';
import { databaseOf, postmasterPid, setExplaining } from './catalogue/database-of.ts';
import { type Cost, printComparison } from './catalogue/print-comparison.ts';
import { readMall } from './catalogue/read-mall.ts';
import { type RequestSet, requestSetsFor, sampleEvenly } from './catalogue/request-sets.ts';
import { type Measured, measure, medianOf } from './support/load.ts';

const SECONDS = 4;
/** Several rounds: the p99 of a single one depends on the machine as much as on the mall. */
const ROUNDS = 7;
const ENVIRONMENT = { RATE_LIMIT_PER_MINUTE: '100000000', LOG_LEVEL: 'error' };

/** One of the two malls that are compared. */
interface Place {
  readonly name: string;
  readonly dataDir: string;
}

/**
 * Compares lists, searches, suggestions and products of the demo mall with those of the large one, in one run on one
 * machine.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { large: { type: 'string' }, kinds: { type: 'string', default: '' } } });
  if (!values.large) throw new Error('--large must name the data folder of the large mall; npm run bench does');
  const demoDir = mkdtempSync(path.join(tmpdir(), 'galleria-bench-'));
  chmodSync(demoDir, 0o755);
  const places: Place[] = [
    { name: 'demo', dataDir: demoDir },
    { name: 'large', dataDir: path.resolve(values.large) },
  ];
  const wanted = ({ kind }: RequestSet) => kind.includes(values.kinds);
  try {
    await seed(demoDir);
    const work = await countAllStatements(places, wanted);
    const broken = printComparison(await measureAll(places, wanted, work));
    return broken === 0 ? 0 : 1;
  } finally {
    rmSync(demoDir, { recursive: true, force: true });
  }
}

/** The first start creates the database, in which auto_explain can be switched on afterwards. */
async function seed(dataDir: string): Promise<void> {
  const mall = await startMall(dataDir, ENVIRONMENT);
  await mall.stop();
}

type Wanted = (requestSet: RequestSet) => boolean;

/** Separate from the measurement of speed, since auto_explain slows every statement down. */
async function countAllStatements(places: readonly Place[], wanted: Wanted): Promise<Map<string, DatabaseWork>> {
  const work = new Map<string, DatabaseWork>();
  for (const { name, dataDir } of places) {
    console.log(`Explaining the statements of the ${name} mall …`);
    setExplaining(databaseOf(dataDir), true);
    const mall = await startMall(dataDir, ENVIRONMENT);
    try {
      for (const requestSet of requestSetsFor(await readMall(mall.url)).filter(wanted)) {
        work.set(`${name} ${requestSet.kind}`, await countStatements(mall.url, dataDir, requestSet));
      }
    } finally {
      await mall.stop();
      setExplaining(databaseOf(dataDir), false);
    }
  }
  return work;
}

interface OpenPlace extends Place {
  readonly mall: RunningMall;
  readonly requestSets: readonly RequestSet[];
}

/** Both malls run and are measured in turn, never at the same time. */
async function measureAll(
  places: readonly Place[],
  wanted: Wanted,
  work: ReadonlyMap<string, DatabaseWork>,
): Promise<Cost[]> {
  const open: OpenPlace[] = [];
  const costs: Cost[] = [];
  try {
    for (const place of places) {
      const mall = await startMall(place.dataDir, ENVIRONMENT);
      open.push({ ...place, mall, requestSets: requestSetsFor(await readMall(mall.url)).filter(wanted) });
    }
    for (const { kind } of open[0]?.requestSets ?? []) {
      console.log(`Measuring ${kind} …`);
      costs.push(...(await measureKind(kind, open, work)));
    }
  } finally {
    for (const { mall } of open) await mall.stop();
  }
  return costs;
}

async function measureKind(
  kind: string,
  places: readonly OpenPlace[],
  work: ReadonlyMap<string, DatabaseWork>,
): Promise<Cost[]> {
  const rounds = places.map((): Measured[] => []);
  const all = places.map(
    ({ requestSets }) => requestSets.find((requestSet) => requestSet.kind === kind)?.requests ?? [],
  );
  // The same number of distinct requests in both malls, since repeated ones are answered from the cache.
  const count = Math.min(...all.map(({ length }) => length));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { dataDir, mall }] of places.entries()) {
      const requests = sampleEvenly(all[index] ?? [], count);
      const databasePid = postmasterPid(databaseOf(dataDir));
      const target = { name: kind, url: mall.url, pid: mall.process.pid ?? 0, requests, databasePid };
      rounds[index]?.push(await measure(target, SECONDS));
    }
  }
  return places.map(({ name, requestSets }, index) => ({
    ...medianOf(rounds[index] ?? []),
    ...(work.get(`${name} ${kind}`) as DatabaseWork),
    kind,
    mall: name,
    maxStatements: requestSets.find((requestSet) => requestSet.kind === kind)?.mostStatements,
  }));
}

process.exit(await main());
