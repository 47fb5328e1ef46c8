import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { clearingAt, type LedgerAccount } from '@galleria/domain/ledger/accounts';
import type { JournalLine } from '@galleria/domain/ledger/journal';
import { payTrade } from '@galleria/domain/ledger/trade-journals';
import { ORDER_STATUS, TRADE_STATE } from '@galleria/domain/orders/order-status';
import { awaitsPayment, nextPayment } from '@galleria/domain/payments/next-payment';
import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { isRefused, type Refused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { settleFirstOrder } from '../../activities/index.ts';
import { countSold } from '../../catalogue/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { settlePlace } from '../group-buy/settle-place.ts';
import { settleDeposit } from '../pre-sale/settle-deposit.ts';
import { issuePickupCodes, issueVouchers } from './codes-db.ts';
import {
  isOfGroup,
  markCashCollected,
  markOrdersPaid,
  markTradeSettled,
  readSoldLines,
  type SoldLine,
  type Trade,
} from './trades-db.ts';

/** Announced with `{ tradeId }` when a trade is paid, or will be paid on delivery. */
export const TRADE_SETTLED = 'trade.paid';

export interface Settlement {
  readonly payType: PayType;
  /** The account that the money comes from; undefined when it is paid on delivery, or when nothing is left to pay. */
  readonly from: LedgerAccount | undefined;
  readonly paidCents: number;
}

/**
 * Carries out all consequences of a payment, once; after a deposit, the trade waits for its balance. The caller has
 * locked the trade (`lockTrade`). Returns 'closed' when it was paid or closed before.
 */
export async function settleTrade(
  transaction: Transaction,
  trade: Trade,
  settlement: Settlement,
): Promise<'settled' | 'closed' | Refused<'ledger.insufficient'>> {
  const isPaid = settlement.payType !== PAY_TYPE.cashOnDelivery;
  const due = nextPayment(trade);
  if (isPaid && settlement.paidCents !== due.cents) {
    const amounts = `due ${due.cents}, paid ${settlement.paidCents}`;
    throw new Error(`settleTrade: trade ${trade.id} costs another amount (${amounts})`);
  }
  if (!awaitsPayment(trade)) return 'closed';
  if (due.part === 'deposit') return settleDeposit(transaction, trade, settlement);
  const state = isPaid ? TRADE_STATE.paid : TRADE_STATE.payOnDelivery;
  if (!(await markTradeSettled(transaction, trade.id, state, settlement.payType))) return 'closed';
  await settleFirstOrder(transaction.queries, trade.userId, trade.id);
  if (isOfGroup(trade)) await settlePlace(transaction, trade);
  else await advanceOrders(transaction, trade, isPaid);
  const lines = await readSoldLines(transaction.queries, trade.id);
  // The codes of a group's order are issued when the group is filled.
  if (isPaid && !isOfGroup(trade)) {
    const virtual = lines.filter(({ isVirtual }) => isVirtual);
    await issueVouchers(transaction, virtual);
  }
  await countSold(transaction, piecesPerProduct(lines));
  const journal = isPaid ? paymentJournal(trade, settlement) : [];
  if (journal.length > 0) {
    const posted = await postJournal(transaction, { key: `paid:${trade.id}`, reason: 'orderPaid', lines: journal });
    if (isRefused(posted)) return posted;
  }
  await transaction.announce(TRADE_SETTLED, { tradeId: trade.id });
  return 'settled';
}

/**
 * The journal lines of cash on delivery once the last order of the trade has arrived; undefined before. The caller has
 * locked the trade, and posts these lines together with its own as one journal: two journals would lock ledger accounts
 * in no common order.
 */
export async function captureCashOnDelivery(
  transaction: Transaction,
  trade: Trade,
): Promise<JournalLine[] | undefined> {
  if (trade.state !== TRADE_STATE.payOnDelivery || !(await markCashCollected(transaction, trade.id))) return undefined;
  const { payableCents: paidCents } = trade;
  return paymentJournal(trade, { payType: PAY_TYPE.cashOnDelivery, from: clearingAt('cash'), paidCents });
}

/** Codes of virtual products are issued at once, but not before the payment. */
async function advanceOrders(transaction: Transaction, { orders }: Trade, isPaid: boolean): Promise<void> {
  const ids = (those: Trade['orders']) => those.map(({ id }) => id);
  const issued = isPaid ? orders.filter(({ isVirtual }) => isVirtual) : [];
  const sent = orders.filter((order) => !issued.includes(order));
  const { toReceive, toShip } = ORDER_STATUS;
  if (issued.length > 0) {
    await markOrdersPaid(transaction, ids(issued), { event: 'issued', status: toReceive, isPaid });
  }
  if (sent.length > 0) await markOrdersPaid(transaction, ids(sent), { event: 'paid', status: toShip, isPaid });
  await issuePickupCodes(transaction, ids(orders.filter((order) => order.deliveryType === DELIVERY_TYPE.pickup)));
}

/** A trade that coupons and points cover moves no money of the buyer; one that is free without them moves nothing. */
function paymentJournal({ id, mallBearsCents, points }: Trade, { from, paidCents }: Settlement): JournalLine[] {
  if (!from && paidCents > 0)
    throw new Error(`paymentJournal: no source account for ${paidCents} cents of trade ${id}`);
  return payTrade({ tradeId: id, from, paidCents, mallBearsCents, points });
}

function piecesPerProduct(lines: readonly SoldLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { prodId, quantity } of lines) pieces.set(prodId, (pieces.get(prodId) ?? 0) + quantity);
  return pieces;
}
