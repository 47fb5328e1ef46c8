import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/server/src/infra/database/database.ts';
import { createLog } from '../apps/server/src/infra/log/log.ts';
import { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { place, putOnSale } from '../apps/server/src/testing/trade-races/race-goods.ts';
import { type Buyer, enterMall, type RaceMall, rowsOf } from '../apps/server/src/testing/trade-races/race-mall.ts';
import { makeBuyers } from '../apps/server/src/testing/trade-races/race-people.ts';
import { readSample, writeRaw } from './checkout/raw-transactions.ts';
import { statementsDuring } from './checkout/statements.ts';
import { cpuSeconds, cpuSecondsOfFamily } from './cpu-time.ts';
import { askPaths, submitAll } from './flash-sale/flash-orders.ts';
import { startFlashSale } from './flash-sale/flash-sale-on.ts';

const CONNECTIONS = 16;
const { values } = parseArgs({ options: { count: { type: 'string', default: '1600' } } });
const COUNT = Math.ceil(Number(values.count) / CONNECTIONS) * CONNECTIONS;
const ROUNDS = 5;
const WARM_UP_ROUNDS = 3;
const COUNTED_ORDERS = 10;
/** One order of each buyer per round, of both sides, and those whose statements are counted. */
const PIECES = COUNT * (ROUNDS + WARM_UP_ROUNDS) * 2 + 100;
const LIMIT = 40;

interface Cost {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
}

/** Orders of one hot SKU in a flash sale, beside raw transactions that write the same rows, in turns on one database. */
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
  const buyers = await makeBuyers(mall, COUNT);
  const sampleSku = await putOnSale(mall, PIECES);
  const { tradeId } = await place(mall, buyers[0] as Buyer, sampleSku);
  const sample = await readSample(mall.database.pool, tradeId);
  const skuId = await putOnSale(mall, PIECES);
  const activityId = await startFlashSale(mall, skuId, PIECES, LIMIT);
  const wanted = { url: building.url, activityId, skuId };
  const raw = { databaseUrl: building.databaseUrl, connections: CONNECTIONS, sample, count: COUNT };
  const sides = [
    { name: 'flash-sale orders', pid: building.pid, ...ordersOf(mall, wanted, buyers) },
    {
      name: 'raw, units with skip locked',
      pid: process.pid,
      ...rawOf({ ...raw, skuIds: [skuId], take: takeUnit(activityId) }),
    },
    { name: 'raw, one counter row', pid: process.pid, ...rawOf({ ...raw, skuIds: [sampleSku] }) },
  ];
  const costs = sides.map(() => [] as Cost[]);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [at, side] of sides.entries()) {
      const run = await side.prepare();
      const cost = await measure(building, side.pid, run);
      if (round >= WARM_UP_ROUNDS) costs[at]?.push(cost);
    }
  }
  console.log('\nOne hot SKU in a flash sale; the load generator runs on the same machine.');
  console.table(sides.map(({ name }, at) => rowOf(name, costs[at] ?? [])));
  await printStatements(building, wanted, buyers.slice(0, COUNTED_ORDERS));
}

/** Paths are asked for before the time is taken. */
function ordersOf(mall: RaceMall, wanted: Parameters<typeof askPaths>[0], buyers: readonly Buyer[]) {
  const countOrders = async () =>
    (await rowsOf<{ n: number }>(mall, 'select count(*)::int as n from mall_order where type = 2'))[0]?.n ?? 0;
  return {
    prepare: async () => {
      const orders = await askPaths(wanted, buyers, CONNECTIONS);
      return async () => {
        const before = await countOrders();
        const { failed, endedMs } = await submitAll(wanted, orders, CONNECTIONS);
        const placed = (await countOrders()) - before;
        if (failed > 0 || placed !== orders.length) throw new Error(`${placed} of ${orders.length} orders were placed`);
        return endedMs;
      };
    },
  };
}

function rawOf(load: Parameters<typeof writeRaw>[0]) {
  const run = async () => {
    await writeRaw(load);
    return performance.now();
  };
  return { prepare: async () => run };
}

/** The least that taking a unit can be. */
function takeUnit(activityId: number) {
  return {
    name: 'raw_unit',
    text: `update activity_unit set trade_id = id, user_id = gen_random_uuid(), ordinal = 1 where id = (
      select id from activity_unit where activity_id = ${activityId} and sku_id = $1 and trade_id is null
      limit 1 for no key update skip locked)`,
  };
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

function rowOf(what: string, costs: readonly Cost[]): object {
  const middle = (pick: (cost: Cost) => number) =>
    costs.map(pick).toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  return {
    what,
    'per second': Math.round(middle(({ perSecond }) => perSecond)),
    'best round': Math.round(Math.max(...costs.map(({ perSecond }) => perSecond))),
    'CPU ms each (mall, or driver)': middle(({ cpuMs }) => cpuMs).toFixed(2),
    'CPU ms each (database)': middle(({ databaseCpuMs }) => databaseCpuMs).toFixed(2),
  };
}

async function printStatements(
  building: MallProcess,
  wanted: Parameters<typeof askPaths>[0],
  buyers: readonly Buyer[],
): Promise<void> {
  const orders = await askPaths(wanted, buyers, 1);
  const statements = await statementsDuring(building.dataDir, async () => {
    await submitAll(wanted, orders, 1);
  });
  const counts = Map.groupBy(
    statements.filter((one) => one !== 'select 1').map((one) => one.slice(0, 70)),
    (text) => text,
  );
  const own = [...counts].filter(([, { length }]) => length >= orders.length);
  const each = own.reduce((sum, [, { length }]) => sum + length, 0) / orders.length;
  console.log(`One order is ${each.toFixed(1)} statements, begin and commit included:`);
  for (const [text, { length }] of own) console.log(`  ${(length / orders.length).toFixed(1)} × ${text}`);
}

await main();
