import { parseArgs } from 'node:util';
import type { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { withMallProcess } from '../apps/server/src/testing/mall-process/with-mall-process.ts';
import { place, putOnSale } from '../apps/server/src/testing/trade-races/race-goods.ts';
import { type Buyer, type RaceMall, rowsOf } from '../apps/server/src/testing/trade-races/race-mall.ts';
import { makeBuyers } from '../apps/server/src/testing/trade-races/race-people.ts';
import { type Cost, costRow, measureCost, printStatements } from './checkout/order-costs.ts';
import { readSample, writeRawTransactions } from './checkout/raw-transactions.ts';
import { fetchOrderPaths, submitOrders } from './flash-sale/flash-orders.ts';
import { startFlashSale } from './flash-sale/start-flash-sale.ts';

const CONNECTIONS = 16;
const { values } = parseArgs({ options: { count: { type: 'string', default: '1600' } } });
const COUNT = Math.ceil(Number(values.count) / CONNECTIONS) * CONNECTIONS;
const ROUNDS = 5;
const WARM_UP_ROUNDS = 3;
const COUNTED_ORDERS = 10;
/** One order of each buyer per round, for both sides, and the orders whose statements are counted. */
const PIECES = COUNT * (ROUNDS + WARM_UP_ROUNDS) * 2 + 100;
const LIMIT = 40;

/**
 * Compares orders of one hot SKU in a flash sale with raw transactions that write the same rows, in turns on one
 * database.
 */
async function compare(mallProcess: MallProcess, mall: RaceMall): Promise<void> {
  const buyers = await makeBuyers(mall, COUNT);
  const sampleSku = await putOnSale(mall, PIECES);
  const { tradeId } = await place(mall, buyers[0] as Buyer, sampleSku);
  const sample = await readSample(mall.database.pool, tradeId);
  const skuId = await putOnSale(mall, PIECES);
  const activityId = await startFlashSale(mall, skuId, PIECES, LIMIT);
  const wanted = { url: mallProcess.url, activityId, skuId };
  const raw = { databaseUrl: mallProcess.databaseUrl, connections: CONNECTIONS, sample, count: COUNT };
  const sides = [
    { name: 'flash-sale orders', pid: mallProcess.pid, ...ordersOf(mall, wanted, buyers) },
    {
      name: 'raw, units with skip locked',
      pid: process.pid,
      ...rawOf({ ...raw, skuIds: [skuId], take: takeUnitStatement(activityId) }),
    },
    { name: 'raw, one counter row', pid: process.pid, ...rawOf({ ...raw, skuIds: [sampleSku] }) },
  ];
  const costs = sides.map(() => [] as Cost[]);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [at, side] of sides.entries()) {
      const run = await side.prepare();
      const cost = await measureCost(mallProcess, { pid: side.pid, count: COUNT, run });
      if (round >= WARM_UP_ROUNDS) costs[at]?.push(cost);
    }
  }
  console.log('\nOne hot SKU in a flash sale; the load generator runs on the same machine.');
  const [, least = []] = costs;
  console.table(sides.map(({ name }, at) => costRow(name, costs[at] ?? [], least)));
  const orders = await fetchOrderPaths(wanted, buyers.slice(0, COUNTED_ORDERS), 1);
  await printStatements('order', mallProcess, COUNTED_ORDERS, () => submitOrders(wanted, orders, 1));
}

/** Order paths are fetched before the measurement starts. */
function ordersOf(mall: RaceMall, wanted: Parameters<typeof fetchOrderPaths>[0], buyers: readonly Buyer[]) {
  const countOrders = async () =>
    (await rowsOf<{ n: number }>(mall, 'select count(*)::int as n from mall_order where type = 2'))[0]?.n ?? 0;
  return {
    prepare: async () => {
      const orders = await fetchOrderPaths(wanted, buyers, CONNECTIONS);
      return async () => {
        const before = await countOrders();
        const { failed, endedMs } = await submitOrders(wanted, orders, CONNECTIONS);
        const placed = (await countOrders()) - before;
        if (failed > 0 || placed !== orders.length) throw new Error(`${placed} of ${orders.length} orders were placed`);
        return endedMs;
      };
    },
  };
}

function rawOf(load: Parameters<typeof writeRawTransactions>[0]) {
  const run = async () => {
    await writeRawTransactions(load);
    return performance.now();
  };
  return { prepare: async () => run };
}

/** Lower bound of taking a unit. */
function takeUnitStatement(activityId: number) {
  return {
    name: 'raw_unit',
    text: `update activity_unit set trade_id = id, user_id = gen_random_uuid(), ordinal = 1 where id = (
      select id from activity_unit where activity_id = ${activityId} and sku_id = $1 and trade_id is null
      limit 1 for no key update skip locked)`,
  };
}

await withMallProcess({ DATABASE_POOL: String(CONNECTIONS) }, compare);
