import { SYSTEM } from '@galleria/domain/access/access';
import { issuePoints, topUpWallet } from '@galleria/domain/ledger/trade-journals';
import { expect } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { postJournal } from '../../ledger/index.ts';
import { refundToBalance } from '../../orders/index.ts';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { runRefundClocks } from '../clocks/run-refund-clocks.ts';
import { openArbiter } from '../disputes/testing/dispute-desk.ts';
import { followMoney } from '../requests/follow-money.ts';
import { type ModelPeople, type ModelRun, modelCommands, repeatByFrequency } from './model-commands.ts';
import { expectEnded } from './model-end.ts';
import { openRefundMall } from './refund-shopper.ts';
import { seededRandom } from './seeded-random.ts';

const MUCH_STOCK = 1_000_000;
const WEEKS_TO_END = 6;

async function openPeople(seed: number): Promise<ModelPeople> {
  const app = await openTestApp();
  const mall = await openRefundMall(app);
  const jobs = openOrderJobs(app);
  await mall.rows('update sku_stock set available = $2 where sku_id = any($1)', [mall.skuIds, MUCH_STOCK]);
  let hours = 0;
  return {
    ...{ mall, staff: await openArbiter(app), roll: seededRandom(seed) },
    payStores: () => jobs.run('payStores'),
    pass: async (more) => {
      hours += more;
      await app.moveClock(`${hours} hours`);
      // Sessions must outlive the moved clock.
      await mall.rows(`update session set expires_at = mall_now() + interval '50 years'`);
      await jobs.run('expireOverdueTrades');
      await jobs.run('receiveOverdueOrders');
      await runRefundClocks(mall.context);
    },
    answerAtGateway: async () => {
      const owed = await mall.rows<{ id: string }>(`select id from order_refund where state = 'requested'`);
      for (const { id } of owed) {
        await inTransaction(app.database, SYSTEM, (transaction) => refundToBalance(transaction, Number(id), true));
        await followMoney(mall.context, { refundId: Number(id) });
      }
    },
  };
}

/**
 * Runs random sequences of commands through the API, most of them refused by a rule. Then time passes until every
 * request has ended, and money, points and pieces must add up. Returns how often each command succeeded.
 */
export async function runRefundModel({ runs, commands, seed }: { runs: number; commands: number; seed: number }) {
  const people = await openPeople(seed);
  const { mall, roll } = people;
  // Unpaid trades of the demo expire, and their stock is released.
  await people.pass(24);
  const stock = await mall.stock();
  const done = new Map<string, number>();
  for (let run = 0; run < runs; run++) {
    await fundBuyer(people, `${seed}:${run}`);
    const acts = modelCommands(people, { orders: [], requests: [] });
    const names = repeatByFrequency(Object.keys(acts) as (keyof ModelRun)[]);
    await acts.buy();
    for (let step = 0; step < commands; step++) {
      const name = names[roll(names.length)] ?? 'buy';
      if (await acts[name]()) done.set(name, (done.get(name) ?? 0) + 1);
    }
    await endAllRequests(people);
    await expectEnded(mall, stock);
  }
  return done;
}

async function fundBuyer({ mall }: ModelPeople, key: string): Promise<void> {
  const { userId, context } = mall;
  const lines = [...topUpWallet(userId, 'sandbox', 500_000), ...issuePoints(userId, 5_000)];
  await inTransaction(context.database, SYSTEM, (transaction) =>
    postJournal(transaction, { key: `model:${key}`, reason: 'gift', lines }),
  );
}

/**
 * No more commands: staff rule open disputes, which have no deadline, the gateway answers, and deadlines end the rest.
 */
async function endAllRequests({ mall, staff, pass, answerAtGateway, payStores }: ModelPeople): Promise<void> {
  for (const { number } of await mall.rows<{ number: string }>(`select number from refund_request where state = 8`)) {
    expect((await staff.rule(number, 'refused')).success).toBe(true);
  }
  for (let weeks = 0; weeks < WEEKS_TO_END; weeks++) await pass(24 * 8);
  await answerAtGateway();
  await payStores();
}
