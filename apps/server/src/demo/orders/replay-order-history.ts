import type { DemoTrade } from '@galleria/demo/orders/demo-trades';
import type { Actor } from '@galleria/domain/access/access';
import { clearingAt } from '@galleria/domain/ledger/accounts';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import {
  backdateTrade,
  closeTrade,
  lockTrade,
  markReceived,
  settleTrade,
  stepOrder,
  type Trade,
} from '../../modules/orders/index.ts';

const UNTIL_PAID_HOURS = 1;
const UNTIL_CLOSED_HOURS = 2;
/** How long each step of an order takes, and up to which fate it happens. */
const STEPS = [
  { event: 'shipped', hours: 21, for: ['toReceive', 'toReview', 'done'] },
  { event: 'received', hours: 66, for: ['toReview', 'done'] },
  { event: 'reviewed', hours: 26, for: ['done'] },
] as const;
type Step = (typeof STEPS)[number]['event'];

/** Everything that happened to a trade of the demo since it was placed, in one go: it has happened, or nothing has. */
export async function tellStory(
  database: Database,
  { actor, userId }: { actor: Actor; userId: string },
  tradeId: number,
  { fate, payType, hoursAgo }: DemoTrade,
): Promise<void> {
  await inTransaction(database, actor, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (!trade) return;
    if (payType === null) {
      await backdateTrade(transaction, tradeId, UNTIL_CLOSED_HOURS);
      await closeTrade(transaction, trade, fate === 'expired' ? 'expired' : 'buyer');
    } else {
      await backdateTrade(transaction, tradeId, UNTIL_PAID_HOURS);
      await pay(transaction, trade, payType);
      for (const step of STEPS) {
        if (!step.for.some((those) => those === fate)) continue;
        await backdateTrade(transaction, tradeId, step.hours);
        // What needs no sending is on its way already.
        for (const { number } of trade.orders) await take(transaction, { userId, number }, step.event);
      }
    }
    await backdateTrade(transaction, tradeId, hoursAgo);
  });
}

async function take(transaction: Transaction, own: { userId: string; number: string }, event: Step): Promise<void> {
  if (event === 'received') await markReceived(transaction, own, DEFAULT_RULES);
  else await stepOrder(transaction.queries, own, event);
}

async function pay(transaction: Transaction, trade: Trade, payType: 7 | 10 | 13): Promise<void> {
  const paidCents = payType === 7 ? 0 : trade.payableCents;
  const from = payType === 7 ? undefined : clearingAt('sandbox');
  const outcome = await settleTrade(transaction, trade, { payType, from, paidCents });
  if (isRefused(outcome)) throw new Error(`an order of the demo cannot be paid: ${outcome.refused}`);
}
