import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';
import { withMallProcess } from '../apps/server/src/testing/mall-process/with-mall-process.ts';
import { putOnSale } from '../apps/server/src/testing/trade-races/race-goods.ts';
import {
  type Buyer,
  mapConcurrently,
  post,
  type RaceMall,
  rowsOf,
  times,
} from '../apps/server/src/testing/trade-races/race-mall.ts';
import { grantBalance, makePayer, PAY_PASSWORD } from '../apps/server/src/testing/trade-races/race-people.ts';
import { type Cost, costRow, measureCost, printStatements } from './checkout/order-costs.ts';
import { type Call, purchase } from './checkout/purchase-calls.ts';

const CONNECTIONS = 8;
const STOCK = 10_000_000;
const SKUS = 64;
const ROUNDS = 5;
const WARM_UP_ROUNDS = 3;
const COUNTED = 10;
const WAIT_MS = 100;

const { values } = parseArgs({ options: { count: { type: 'string', default: '320' } } });
const COUNT = Number(values.count);

/**
 * Measures whole purchases by API (two products into the cart, confirm, submit, pay from the balance) and the jobs they
 * cause.
 */
async function measurePurchases(mallProcess: MallProcess, mall: RaceMall): Promise<void> {
  const skuIds: number[] = [];
  while (skuIds.length < SKUS) skuIds.push(await putOnSale(mall, STOCK));
  const payers = await mapConcurrently(times(COUNT, String), 4, () => makePayer(mall));
  for (const payer of payers) await grantBalance(mall, payer, 100_000_00);
  const run = async () => {
    await mapConcurrently(payers, CONNECTIONS, (payer) => buy(mall, payer, skuIds));
    const endedMs = performance.now();
    await untilIdle(mall);
    return endedMs;
  };
  const costs: Cost[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const cost = await measureCost(mallProcess, { pid: mallProcess.pid, count: COUNT, run });
    if (round >= WARM_UP_ROUNDS) costs.push(cost);
  }
  console.log('\nCart to paid order: two adds, confirm, submit, pay from the balance, and the jobs that follow.');
  console.table([costRow('purchases', costs, costs)]);
  await printStatements('purchase', mallProcess, COUNTED, async () => {
    for (const payer of payers.slice(0, COUNTED)) await buy(mall, payer, skuIds);
    await untilIdle(mall);
  });
}

function buy(mall: RaceMall, payer: Buyer, skuIds: readonly number[]): Promise<void> {
  const at = Math.floor(Math.random() * (skuIds.length - 1));
  const call: Call = (path, body) => post(mall, payer, path, body);
  return purchase(call, { addrId: payer.addrId, skuIds: skuIds.slice(at, at + 2), payPassword: PAY_PASSWORD });
}

/** Waits until no job is due and all sales are announced, which happens in batches every few seconds. */
async function untilIdle(mall: RaceMall): Promise<void> {
  for (;;) {
    const [due] = await rowsOf<{ n: number }>(
      mall,
      `select (count(*) + (select count(*) from product_figure_change))::int as n from graphile_worker.jobs
       where run_at <= now() and attempts < max_attempts`,
    );
    if (due?.n === 0) return;
    await setTimeout(WAIT_MS);
  }
}

await withMallProcess({ DATABASE_POOL: String(CONNECTIONS) }, measurePurchases);
