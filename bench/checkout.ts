import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/server/src/infra/database/database.ts';
import { createLog } from '../apps/server/src/infra/log/log.ts';
import { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { place, putOnSale } from '../apps/server/src/testing/trade-races/race-goods.ts';
import { type Buyer, enterMall, type RaceMall, rowsOf } from '../apps/server/src/testing/trade-races/race-mall.ts';
import { makeBuyers } from '../apps/server/src/testing/trade-races/race-people.ts';
import { checkOut } from './checkout/mall-checkouts.ts';
import { readSample, type SampleRows, writeRaw } from './checkout/raw-transactions.ts';
import { statementsDuring } from './checkout/statements.ts';
import { cpuSeconds, cpuSecondsOfFamily } from './cpu-time.ts';

const CONNECTIONS = 16;
/** So many that each has a few unpaid trades, as the limits of the mall allow: they are counted at every submission. */
const BUYERS = 1600;
const SPREAD_OVER = 64;
const STOCK = 10_000_000;
const ROUNDS = 5;
/** Until the mall's code has been compiled for good. */
const WARM_UP_ROUNDS = 3;
const COUNTED_ORDERS = 10;

const { values } = parseArgs({ options: { count: { type: 'string', default: '1600' } } });
/** In whole rounds of all connections. */
const COUNT = Math.ceil(Number(values.count) / CONNECTIONS) * CONNECTIONS;

interface Cost {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
}

/** Checkouts beside the raw transactions that change the same rows, in turns on one database, in one run. */
async function main(): Promise<void> {
  const building = await MallProcess.make({ DATABASE_POOL: String(CONNECTIONS) });
  try {
    await building.start();
    const database = openDatabase({ url: building.databaseUrl, poolSize: 4, log: createLog({ logLevel: 'silent' }) });
    try {
      await compare(building, await enterMall(building.url, database));
    } finally {
      await database.close();
    }
  } finally {
    await building.remove();
  }
}

async function compare(building: MallProcess, mall: RaceMall): Promise<void> {
  const buyers = await makeBuyers(mall, BUYERS);
  const spread: number[] = [];
  while (spread.length < SPREAD_OVER) spread.push(await putOnSale(mall, STOCK));
  const hot = spread.slice(0, 1);
  const { tradeId } = await place(mall, buyers[0] as Buyer, hot[0] ?? 0);
  const sample = await readSample(mall.database.pool, tradeId);
  const rows: object[] = [];
  for (const [name, skuIds] of Object.entries({ 'one hot SKU': hot, [`spread over ${SPREAD_OVER}`]: spread })) {
    const sides = sidesOf(building, mall, { buyers, skuIds, sample });
    for (const { run } of sides) await run(COUNT * WARM_UP_ROUNDS);
    const costs = sides.map(() => [] as Cost[]);
    console.log(`Measuring ${name} …`);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [side, { run, pid }] of sides.entries())
        costs[side]?.push(await measure(building, pid, () => run(COUNT)));
    }
    rows.push(...rowsOfTable(name, costs));
  }
  console.log('\nCheckouts beside raw transactions; compare the ratios, since machines differ.');
  console.table(rows);
  await printStatements(building, mall, buyers[0] as Buyer, hot[0] ?? 0);
}

interface Material {
  readonly buyers: readonly Buyer[];
  readonly skuIds: readonly number[];
  readonly sample: SampleRows;
}

function sidesOf({ databaseUrl, pid, url }: MallProcess, mall: RaceMall, { buyers, skuIds, sample }: Material) {
  return [
    {
      pid,
      run: async (count: number) => {
        const before = await countTrades(mall);
        const { failed, endedMs } = await checkOut({ url, count, connections: CONNECTIONS, buyers, skuIds });
        const placed = (await countTrades(mall)) - before;
        if (failed > 0 || placed !== count)
          throw new Error(`${placed} of ${count} orders were placed, ${failed} failed`);
        return endedMs;
      },
    },
    {
      pid: process.pid,
      run: async (count: number) => {
        await writeRaw({ databaseUrl, count, connections: CONNECTIONS, sample, skuIds });
        return performance.now();
      },
    },
  ];
}

async function countTrades(mall: RaceMall): Promise<number> {
  return (await rowsOf<{ n: number }>(mall, 'select count(*)::int as n from trade'))[0]?.n ?? 0;
}

async function measure(building: MallProcess, pid: number, run: () => Promise<number>): Promise<Cost> {
  const databasePid = await building.databasePid();
  const cpu = () => [cpuSeconds(pid), cpuSecondsOfFamily(databasePid)] as const;
  const [before, databaseBefore] = cpu();
  const startedMs = performance.now();
  const seconds = ((await run()) - startedMs) / 1000;
  const [after, databaseAfter] = cpu();
  return {
    perSecond: COUNT / seconds,
    cpuMs: ((after - before) * 1000) / COUNT,
    databaseCpuMs: ((databaseAfter - databaseBefore) * 1000) / COUNT,
  };
}

function rowsOfTable(name: string, [mall = [], raw = []]: readonly Cost[][]): object[] {
  const middle = (costs: readonly Cost[], pick: (cost: Cost) => number) =>
    costs.map(pick).toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  const row = (who: string, costs: readonly Cost[]) => ({
    what: `${name}: ${who}`,
    'per second': Math.round(middle(costs, ({ perSecond }) => perSecond)),
    'of raw': `${Math.round((100 * middle(costs, ({ perSecond }) => perSecond)) / middle(raw, ({ perSecond }) => perSecond))} %`,
    'CPU ms each (mall, or driver)': middle(costs, ({ cpuMs }) => cpuMs).toFixed(2),
    'CPU ms each (database)': middle(costs, ({ databaseCpuMs }) => databaseCpuMs).toFixed(2),
    'database CPU × raw': (
      middle(costs, ({ databaseCpuMs }) => databaseCpuMs) / middle(raw, ({ databaseCpuMs }) => databaseCpuMs)
    ).toFixed(2),
  });
  return [row('checkouts', mall), row('raw transactions', raw)];
}

async function printStatements(building: MallProcess, mall: RaceMall, buyer: Buyer, skuId: number): Promise<void> {
  const statements = await statementsDuring(building.dataDir, async () => {
    const load = { url: mall.url, connections: 1, buyers: [buyer], skuIds: [skuId] };
    await checkOut({ ...load, count: COUNTED_ORDERS });
  });
  const counts = new Map<string, number>();
  // The heartbeat of the connection pool goes on meanwhile.
  for (const text of statements.filter((one) => one !== 'select 1'))
    counts.set(text.slice(0, 70), (counts.get(text.slice(0, 70)) ?? 0) + 1);
  const own = [...counts].filter(([, count]) => count >= COUNTED_ORDERS);
  const each = own.reduce((sum, [, count]) => sum + count, 0) / COUNTED_ORDERS;
  console.log(`One checkout is ${each.toFixed(1)} statements, begin and commit included:`);
  for (const [text, count] of own) console.log(`  ${(count / COUNTED_ORDERS).toFixed(1)} × ${text}`);
}

await main();
