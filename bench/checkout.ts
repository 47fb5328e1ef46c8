import { parseArgs } from 'node:util';
import type { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { withMallProcess } from '../apps/server/src/testing/mall-process/with-mall-process.ts';
import { place, putOnSale } from '../apps/server/src/testing/trade-races/race-goods.ts';
import { type Buyer, type RaceMall, rowsOf } from '../apps/server/src/testing/trade-races/race-mall.ts';
import { makeBuyers } from '../apps/server/src/testing/trade-races/race-people.ts';
import { checkOut } from './checkout/mall-checkouts.ts';
import { type Cost, costRow, measureCost, printStatements } from './checkout/order-costs.ts';
import { readSample, type SampleRows, writeRawTransactions } from './checkout/raw-transactions.ts';

const CONNECTIONS = 16;
/**
 * Enough buyers that each has only a few unpaid trades, as the mall's limits require: they are counted at every
 * submission.
 */
const BUYERS = 1600;
const SPREAD_OVER = 64;
const STOCK = 10_000_000;
const ROUNDS = 5;
/** Until the mall's code is optimised by V8. */
const WARM_UP_ROUNDS = 3;
const COUNTED_ORDERS = 10;

const { values } = parseArgs({ options: { count: { type: 'string', default: '1600' } } });
/** Rounded up to a multiple of the connections. */
const COUNT = Math.ceil(Number(values.count) / CONNECTIONS) * CONNECTIONS;

/** Compares checkouts with raw transactions that change the same rows, in turns on one database, in one run. */
async function compare(mallProcess: MallProcess, mall: RaceMall): Promise<void> {
  const buyers = await makeBuyers(mall, BUYERS);
  const spread: number[] = [];
  while (spread.length < SPREAD_OVER) spread.push(await putOnSale(mall, STOCK));
  const hot = spread.slice(0, 1);
  const { tradeId } = await place(mall, buyers[0] as Buyer, hot[0] ?? 0);
  const sample = await readSample(mall.database.pool, tradeId);
  const rows: object[] = [];
  for (const [name, skuIds] of Object.entries({ 'one hot SKU': hot, [`spread over ${SPREAD_OVER}`]: spread })) {
    const sides = comparedRuns(mallProcess, mall, { buyers, skuIds, sample });
    for (const { run } of sides) await run(COUNT * WARM_UP_ROUNDS);
    const costs = sides.map(() => [] as Cost[]);
    console.log(`Measuring ${name} …`);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [side, { run, pid }] of sides.entries())
        costs[side]?.push(await measureCost(mallProcess, { pid, count: COUNT, run: () => run(COUNT) }));
    }
    const [checkouts = [], raw = []] = costs;
    rows.push(costRow(`${name}: checkouts`, checkouts, raw), costRow(`${name}: raw transactions`, raw, raw));
  }
  console.log('\nCheckouts beside raw transactions; compare the ratios, since machines differ.');
  console.table(rows);
  const load = { url: mall.url, connections: 1, buyers: buyers.slice(0, 1), skuIds: hot };
  await printStatements('checkout', mallProcess, COUNTED_ORDERS, () => checkOut({ ...load, count: COUNTED_ORDERS }));
}

interface Material {
  readonly buyers: readonly Buyer[];
  readonly skuIds: readonly number[];
  readonly sample: SampleRows;
}

function comparedRuns({ databaseUrl, pid, url }: MallProcess, mall: RaceMall, { buyers, skuIds, sample }: Material) {
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
        await writeRawTransactions({ databaseUrl, count, connections: CONNECTIONS, sample, skuIds });
        return performance.now();
      },
    },
  ];
}

async function countTrades(mall: RaceMall): Promise<number> {
  return (await rowsOf<{ n: number }>(mall, 'select count(*)::int as n from trade'))[0]?.n ?? 0;
}

await withMallProcess({ DATABASE_POOL: String(CONNECTIONS) }, compare);
