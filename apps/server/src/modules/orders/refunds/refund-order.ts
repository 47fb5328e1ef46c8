import { buyerPoints } from '@galleria/domain/ledger/accounts';
import { creditRefund, type RefundChannel, refundShare } from '@galleria/domain/ledger/refund-order';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { isGatewayPayType } from '@galleria/domain/payments/pay-types';
import { isRefused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { lockBalance, postJournal } from '../../ledger/index.ts';
import type { Trade } from '../trades/trades-db.ts';
import { clawBackFromStore } from './claw-back.ts';
import {
  countRefundedLines,
  giveUpCommission,
  insertOrderRefund,
  lockOrderRefund,
  type RefundedLine,
  setRefundState,
} from './refunds-db.ts';

/** Announced with `{ refundId }` when a gateway has to pay out a refund, or staff because nobody else can. */
export const ORDER_REFUND_REQUESTED = 'order.refundRequested';

/** Announced with `{ orderId }` whenever lines of a paid order were given back, whichever way the money goes. */
export const ORDER_REFUNDED = 'order.refunded';

interface WantedRefund {
  /** Names the reason, e.g. `canceled:<orderId>`: the same one twice is one refund. */
  readonly key: string;
  readonly orderId: number;
  readonly lines: readonly RefundedLine[];
  /** The caller has locked the account (`lockOpenAccount`): no balance may be added to one that is closing. */
  readonly isAccountOpen: boolean;
  /** Earned on receipt by what is refunded: taken back as far as they are there. */
  readonly earnedPoints?: number;
}

export interface BookedRefund {
  readonly refundId: number;
  readonly channel: RefundChannel;
  /** Nobody is there to get it: the account is closed. */
  readonly isOwed: boolean;
}

/**
 * Gives lines of a paid order back, in money, reductions and points; what its store has got is taken back from it. The
 * caller has locked the account and the trade.
 * Undefined when it was done before.
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
  const channel = channelOf(trade, paidCents);
  const refundId = await insertOrderRefund(queries, {
    ...{ key, orderId, amountCents: paidCents, mallBearsCents, points, channel },
  });
  if (refundId === undefined) return undefined;
  await countRefundedLines(queries, isAccountOpen ? lines : lines.map((line) => ({ ...line, points: 0 })));
  const commissionCents = await giveUpCommission(queries, orderId);
  // The escrow is empty if the store was paid.
  const taken = { cents: paidCents + mallBearsCents, commissionCents };
  await clawBackFromStore(transaction, { key: `refund:${refundId}`, orderId, ...taken });
  // What would become the balance of a closed account stays owed, until staff send it another way (see payments).
  const isOwed = channel === 'balance' && !isAccountOpen;
  const share = { tradeId: trade.id, userId: trade.userId, paidCents, mallBearsCents, points };
  const lost =
    isAccountOpen && earnedPoints > 0 ? await pointsToTake(transaction, trade.userId, earnedPoints, points) : 0;
  const journal = [
    ...refundShare(share, refundId, isOwed ? 'gateway' : channel),
    ...(lost > 0 ? issuePoints(trade.userId, -lost) : []),
  ];
  if (journal.length > 0) await post(transaction, `refunded:${refundId}`, journal);
  await transaction.announce(ORDER_REFUNDED, { orderId });
  if (channel === 'gateway' || isOwed) await transaction.announce(ORDER_REFUND_REQUESTED, { refundId });
  else await setRefundState(transaction, refundId, 'done');
  return { refundId, channel, isOwed };
}

/** Spent ones cannot be taken. */
async function pointsToTake(
  { queries }: Transaction,
  userId: string,
  earned: number,
  returned: number,
): Promise<number> {
  return Math.min(earned, (await lockBalance(queries, buyerPoints(userId))) + returned);
}

/** Money goes back the way it came; a bank transfer and cash cannot, and become balance. */
function channelOf({ payType }: Trade, paidCents: number): RefundChannel {
  if (paidCents === 0) return 'none';
  return payType !== null && isGatewayPayType(payType) ? 'gateway' : 'balance';
}

/** There is no charge that a gateway could refund: the buyer gets balance. The caller has locked the account. */
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
