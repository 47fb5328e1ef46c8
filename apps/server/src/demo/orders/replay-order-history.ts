import type { DemoTrade } from '@galleria/demo/orders/demo-trades';
import type { Actor } from '@galleria/domain/access/access';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { orders, type SeededStep } from '../../modules/orders/index.ts';

type PastTrade = Pick<DemoTrade, 'finalStatus' | 'payType' | 'hoursAgo' | 'hasProblem'>;
type FinalStatus = DemoTrade['finalStatus'];

/** Hours before each step of an order, and the final statuses that it is needed for. */
const STEPS: readonly {
  event: 'shipped' | 'received' | 'reviewed';
  afterHours: number;
  for: readonly FinalStatus[];
}[] = [
  { event: 'shipped', afterHours: 21, for: ['toReceive', 'toReview', 'done'] },
  { event: 'received', afterHours: 66, for: ['toReview', 'done'] },
  { event: 'reviewed', afterHours: 26, for: ['done'] },
];
const PAID_AFTER_HOURS = 1;
const CLOSED_AFTER_HOURS = 2;

/** Takes a demo trade that was just placed to its final status, with times in the past, in one transaction. */
export async function replayOrderHistory(
  database: Database,
  actor: Actor,
  tradeId: number,
  trade: PastTrade,
): Promise<void> {
  const { hoursAgo, hasProblem = false } = trade;
  const history = { steps: stepsTo(trade), hoursAgo, hasProblem };
  await inTransaction(database, actor, (transaction) => orders.seed.seedTradeHistory(transaction, tradeId, history));
}

function stepsTo({ finalStatus, payType }: PastTrade): SeededStep[] {
  if (payType === null) {
    const reason = finalStatus === 'expired' ? 'expired' : 'buyer';
    return [{ event: 'closed', reason, afterHours: CLOSED_AFTER_HOURS }];
  }
  const steps = STEPS.filter((step) => step.for.includes(finalStatus));
  return [
    { event: 'paid', payType, afterHours: PAID_AFTER_HOURS },
    ...steps.map(({ event, afterHours }) => ({ event, afterHours })),
  ];
}
