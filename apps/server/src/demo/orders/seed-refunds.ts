import { randomUUID } from 'node:crypto';
import { type DemoRefund, type DemoRefundState, demoRefunds } from '@galleria/demo/orders/demo-refunds';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import type { SellerActor } from '@galleria/domain/access/access';
import { REFUND_STATE, type RefundState } from '@galleria/domain/after-sales/refund-lifecycle';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { isRefused } from '@galleria/domain/refusals';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { findAccount } from '../../modules/accounts/index.ts';
import { type AfterSalesContext, afterSales, runRefundClocks } from '../../modules/after-sales/index.ts';
import { findClaimableOrder, findSubmittedTrade, orders, type SeededStep } from '../../modules/orders/index.ts';
import { readOwners } from '../../modules/sellers/index.ts';
import { callerFor, type OrderServices, submit } from './seed-orders.ts';

export interface RefundServices extends OrderServices {
  readonly afterSales: AfterSalesContext;
}

const MOBILE = '13800138000';
const { operations } = afterSales;

/** States that end at a deadline: a later start of the demo makes a new request in each. */
const RUNNING: Partial<Record<DemoRefundState, RefundState>> = {
  applied: REFUND_STATE.applied,
  accepted: REFUND_STATE.accepted,
  sentBack: REFUND_STATE.sentBack,
  refused: REFUND_STATE.refused,
};

/**
 * Refund requests of the demo's buyer, through the same use cases as every request, and then moved into the past. After
 * every start there is one in each state that has a deadline.
 */
export async function seedRefunds(database: Database, services: RefundServices): Promise<void> {
  const account = await findAccount(database.queries, { channel: 'mail', address: demoBuyer.mail });
  if (!account) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    for (const refund of demoRefunds) await seedRefund(database, services, account.id, refund, RUNNING[refund.state]);
  });
}

type SeededRefund = Awaited<ReturnType<typeof applyForRefund>>;

/**
 * Undefined when the request exists already, or its order cannot be placed any more. With `running`, a new request is
 * made when none is in that state.
 */
export async function seedRefund(
  database: Database,
  services: RefundServices,
  userId: string,
  refund: DemoRefund,
  running: RefundState | undefined,
): Promise<SeededRefund | undefined> {
  const { product, quantity = 1, order, hoursAgo } = refund;
  const buyer = callerFor(userId, services.log);
  const find = (submissionId: string) => findSubmittedTrade(database.queries, { userId, submissionId });
  const isKnown = (await find(refund.submissionId)) !== undefined;
  if (isKnown && (!running || (await afterSales.seed.hasRunningRequest(database.queries, userId, running))))
    return undefined;
  const submissionId = isKnown ? randomUUID() : refund.submissionId;
  await submit(database, services, buyer, submissionId, [{ product, quantity }]);
  const placed = await find(submissionId);
  if (placed?.state !== TRADE_STATE.unpaid) return undefined;
  const steps: SeededStep[] = [
    { event: 'paid', payType: PAY_TYPE.stripe, afterHours: 1 },
    ...(order === 'paid' ? [] : ([{ event: 'shipped', afterHours: 5 }] as const)),
    ...(order === 'received' ? ([{ event: 'received', afterHours: 30 }] as const) : []),
  ];
  await inTransaction(database, buyer.actor, (transaction) =>
    orders.seed.seedTradeHistory(transaction, placed.tradeId, { steps, hoursAgo }),
  );
  const [orderNumber = ''] = placed.orderNumbers;
  return applyForRefund(database, services, buyer, orderNumber, refund);
}

async function applyForRefund(
  { queries }: Database,
  services: RefundServices,
  buyer: ReturnType<typeof callerFor>,
  orderNumber: string,
  refund: DemoRefund,
) {
  const context = services.afterSales;
  const placed = await findClaimableOrder(queries, buyer.actor.userId, orderNumber);
  const [owner] = placed ? await readOwners(queries, placed.storeId) : [];
  if (!placed || !owner) throw new Error(`seedRefunds: nobody answers for the store of order ${orderNumber}`);
  const isReceived = refund.order === 'received';
  const postage = (line: { shippingCents: number }) => (refund.order === 'paid' ? 0 : line.shippingCents);
  const refundAmount = placed.lines.reduce((sum, line) => sum + line.payableCents - postage(line), 0) / 100;
  const { applyType, reason, words, stepHoursAgo } = refund;
  const application = { isReceived, reason, words, imgs: [], mobile: MOBILE, refundAmount, keepsGift: false };
  const { refundSn } = expectDone(
    await operations.applyRefund(context, { orderNumber, applyType, ...application }, buyer),
  );
  const { storeId } = placed;
  const actor: SellerActor = {
    ...{ kind: 'seller', userId: owner.sellerId, sessionId: 'demo', storeId, permissions: new Set<string>() },
  };
  const seeded = { refundSn, buyer, seller: { ...buyer, actor } };
  for (const [at, hours] of stepHoursAgo.entries()) {
    if (at > 0) await STEPS[refund.state][at - 1]?.(context, seeded, { refundAmount, refusal: refund.refusal ?? '' });
    await afterSales.seed.backdateRequest(queries, refundSn, hours - (stepHoursAgo[at + 1] ?? 0));
  }
  return seeded;
}

interface Seeded {
  readonly refundSn: string;
  readonly buyer: ReturnType<typeof callerFor>;
  readonly seller: Omit<ReturnType<typeof callerFor>, 'actor'> & { readonly actor: SellerActor };
}

interface StepInput {
  readonly refundAmount: number;
  readonly refusal: string;
}

type Step = (context: AfterSalesContext, seeded: Seeded, input: StepInput) => Promise<unknown>;

const accept: Step = async (context, { refundSn, seller }, { refundAmount }) =>
  expectDone(await operations.acceptRefund(context, { refundSn, refundAmount, isRestocked: false }, seller));
const refuse: Step = async (context, { refundSn, seller }, { refundAmount, refusal }) => {
  const answer = { refundSn, refundAmount, words: refusal, imgs: [], reason: 'used' as const };
  return expectDone(await operations.refuseRefund(context, answer, seller));
};
const sendBack: Step = async (context, { refundSn, buyer }) => {
  const parcel = { refundSn, dvyId: 1, dvyFlowId: `SF${refundSn.slice(-12)}`, words: '', imgs: [], mobile: MOBILE };
  return expectDone(await operations.sendRefundBack(context, parcel, buyer));
};
const receive: Step = async (context, { refundSn, seller }) =>
  expectDone(await operations.receiveReturn(context, { refundSn, isRestocked: true }, seller));
const withdraw: Step = async (context, { refundSn, buyer }) =>
  expectDone(await operations.withdrawRefund(context, { refundSn }, buyer));
/** The buyer missed the deadline: runs the job for overdue requests, as would have happened. */
const closeOverdue: Step = (context) => runRefundClocks(context);

/** Steps after the request was made. */
const STEPS: Record<DemoRefundState, readonly Step[]> = {
  applied: [],
  accepted: [accept],
  sentBack: [accept, sendBack],
  refused: [refuse],
  refunded: [accept, sendBack, receive],
  withdrawn: [withdraw],
  closed: [accept, closeOverdue],
};

export function expectDone<Answer>(answer: Answer): Exclude<Answer, { refused: string }> {
  if (isRefused(answer)) throw new Error(`seedRefunds: refused with ${answer.refused}`);
  return answer as Exclude<Answer, { refused: string }>;
}
