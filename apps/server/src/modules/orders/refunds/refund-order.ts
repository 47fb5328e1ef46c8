import { buyerPoints } from '@galleria/domain/ledger/accounts';
import { creditRefund, type RefundChannel, refundChannel, refundShare } from '@galleria/domain/ledger/refund-order';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { type nextPayment, splitRefund } from '@galleria/domain/payments/next-payment';
import { isRefused } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { lockBalance, postJournal } from '../../ledger/index.ts';
import type { Trade } from '../trades/trades-db.ts';
import { clawBackFromStore } from './claw-back.ts';
import {
  countRefundedLines,
  hasRefundWithKey,
  insertOrderRefund,
  lockOrderRefund,
  type RefundedLine,
  readRefundedParts,
  reverseCommission,
  setRefundState,
} from './refunds-db.ts';

/** Announced with `{ refundId }` when a gateway has to pay out a refund, or staff because no gateway can. */
export const ORDER_REFUND_REQUESTED = 'order.refundRequested';

/** Announced with `{ orderId }` whenever lines of a paid order are refunded, through any channel. */
export const ORDER_REFUNDED = 'order.refunded';

interface WantedRefund {
  /** The idempotency key, which names the reason, e.g. `canceled:<orderId>`: a second call with it refunds nothing. */
  readonly key: string;
  readonly orderId: number;
  readonly lines: readonly RefundedLine[];
  /** The caller has locked the account (`lockOpenAccount`): no balance may be added to one that is closing. */
  readonly isAccountOpen: boolean;
  /** Points that the refunded lines earned on receipt; taken back as far as the buyer still has them. */
  readonly earnedPoints?: number;
}

export interface BookedRefund {
  readonly refundId: number;
  readonly channel: RefundChannel;
  /** The money belongs in the balance, but the account is closed, so it stays owed. */
  readonly isOwed: boolean;
}

/**
 * Refunds lines of a paid order, in money, reductions and points; the store's part is taken back if the store was paid.
 * The caller has locked the account and the trade. Undefined when it was refunded before.
 */
export async function refundOrder(
  transaction: Transaction,
  trade: Trade,
  { key, orderId, lines, isAccountOpen, earnedPoints = 0 }: WantedRefund,
): Promise<BookedRefund | undefined> {
  const { queries } = transaction;
  const paidCents = sumOf(lines, (line) => line.paidCents);
  const mallBearsCents = sumOf(lines, (line) => line.mallBearsCents);
  // The points of a closed account have lapsed.
  const points = isAccountOpen ? sumOf(lines, (line) => line.points) : 0;
  // Checked before the amount is split: after an earlier refund with this key there may be nothing left to split.
  if (trade.depositCents !== null && (await hasRefundWithKey(queries, key))) return undefined;
  const [first, ...others] = await partsOf(queries, trade, orderId, paidCents);
  const channel = channelOf(trade, first);
  const refundId = await insertOrderRefund(queries, {
    ...{ key, orderId, amountCents: first.cents, mallBearsCents, points, channel, part: first.part, leadId: null },
  });
  if (refundId === undefined) return undefined;
  await countRefundedLines(queries, isAccountOpen ? lines : lines.map((line) => ({ ...line, points: 0 })));
  const commissionCents = await reverseCommission(queries, orderId);
  // The escrow is empty if the store was paid, so this comes before the refund.
  const amounts = { cents: paidCents + mallBearsCents, commissionCents };
  await clawBackFromStore(transaction, { key: `refund:${refundId}`, orderId, ...amounts });
  // Money for the balance of a closed account stays owed, until staff pay it in another way (see payments).
  const isOwed = channel === 'balance' && !isAccountOpen;
  const share = { tradeId: trade.id, userId: trade.userId, paidCents: first.cents, mallBearsCents, points };
  const lost =
    isAccountOpen && earnedPoints > 0 ? await pointsToDeduct(transaction, trade.userId, earnedPoints, points) : 0;
  const journal = [
    ...refundShare(share, refundId, isOwed ? 'gateway' : channel),
    ...(lost > 0 ? issuePoints(trade.userId, -lost) : []),
  ];
  if (journal.length > 0) await post(transaction, `refunded:${refundId}`, journal);
  await transaction.announce(ORDER_REFUNDED, { orderId });
  if (channel === 'gateway' || isOwed) await transaction.announce(ORDER_REFUND_REQUESTED, { refundId });
  else await setRefundState(transaction, refundId, 'done');
  const rest = await refundRest(transaction, trade, { key, orderId, leadId: refundId, parts: others, isAccountOpen });
  return { refundId, channel: rest ?? channel, isOwed };
}

type Part = ReturnType<typeof nextPayment>;

/**
 * Splits the refund of a trade that was paid in two parts: each part goes back to its own payment, the balance first.
 */
async function partsOf(queries: Queries, trade: Trade, orderId: number, cents: number): Promise<[Part, ...Part[]]> {
  const { depositCents, payableCents, state } = trade;
  if (depositCents === null) return [{ part: 'whole', cents }];
  const refunded = await readRefundedParts(queries, orderId);
  const paidParts = [
    { part: 'balance', cents: state === TRADE_STATE.deposited ? 0 : payableCents - depositCents },
    { part: 'deposit', cents: depositCents },
  ] as const;
  const paid = paidParts.map((one) => ({ ...one, refundedCents: refunded.get(one.part) ?? 0 }));
  const [first = { part: 'deposit', cents: 0 }, ...others] = splitRefund(cents, paid);
  return [first, ...others];
}

interface RestOfRefund extends Pick<WantedRefund, 'key' | 'orderId' | 'isAccountOpen'> {
  /** The refund of the first part. */
  readonly leadId: number;
  readonly parts: readonly Part[];
}

/**
 * Refunds the parts after the first: the deposit covers what the balance does not. Returns `gateway`, the slowest
 * channel, if one of them uses it.
 */
async function refundRest(
  transaction: Transaction,
  trade: Trade,
  { key, orderId, leadId, parts, isAccountOpen }: RestOfRefund,
): Promise<RefundChannel | undefined> {
  const channels: RefundChannel[] = [];
  for (const part of parts) {
    const channel = channelOf(trade, part);
    const refundId = await insertOrderRefund(transaction.queries, {
      ...{ key: `${key}:${part.part}`, orderId, amountCents: part.cents, mallBearsCents: 0, points: 0, channel },
      ...{ part: part.part, leadId },
    });
    if (refundId === undefined) throw new Error(`refundRest: ${key} has given ${part.part} back before`);
    const isOwed = channel === 'balance' && !isAccountOpen;
    const share = { tradeId: trade.id, userId: trade.userId, paidCents: part.cents, mallBearsCents: 0, points: 0 };
    await post(transaction, `refunded:${refundId}`, refundShare(share, refundId, isOwed ? 'gateway' : channel));
    if (channel === 'gateway' || isOwed) await transaction.announce(ORDER_REFUND_REQUESTED, { refundId });
    else await setRefundState(transaction, refundId, 'done');
    channels.push(channel);
  }
  return channels.includes('gateway') ? 'gateway' : undefined;
}

/** The earned points that can be taken back: points that were spent cannot. */
async function pointsToDeduct(
  { queries }: Transaction,
  userId: string,
  earned: number,
  returned: number,
): Promise<number> {
  return Math.min(earned, (await lockBalance(queries, buyerPoints(userId))) + returned);
}

function channelOf(trade: Trade, { part, cents }: Part): RefundChannel {
  return refundChannel(part === 'deposit' ? trade.depositPayType : trade.payType, cents);
}

/** Refunds to the balance when there is no charge that a gateway could refund. The caller has locked the account. */
export async function refundToBalance(
  transaction: Transaction,
  refundId: number,
  isAccountOpen: boolean,
): Promise<void> {
  const refund = await lockOrderRefund(transaction.queries, refundId);
  if (refund?.state !== 'requested') return;
  if (!isAccountOpen) return setRefundState(transaction, refundId, 'failed');
  await post(transaction, `refundCredited:${refundId}`, creditRefund(refundId, refund.userId, refund.amountCents));
  await setRefundState(transaction, refundId, 'done', 'balance');
}

async function post(transaction: Transaction, key: string, lines: Parameters<typeof postJournal>[1]['lines']) {
  const posted = await postJournal(transaction, { key, reason: 'orderRefunded', lines });
  if (isRefused(posted)) throw new Error(`refundOrder: journal ${key} was refused with ${posted.refused}`);
}

function sumOf(lines: readonly RefundedLine[], amount: (line: RefundedLine) => number): number {
  return lines.reduce((sum, line) => sum + amount(line), 0);
}
