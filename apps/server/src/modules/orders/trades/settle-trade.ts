import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { clearingAt, type LedgerAccount } from '@galleria/domain/ledger/accounts';
import type { JournalLine } from '@galleria/domain/ledger/journal';
import { payTrade } from '@galleria/domain/ledger/trade-journals';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { isRefused, type Refused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { countSold } from '../../catalogue/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { issuePickupCodes, issueVouchers } from './codes-db.ts';
import {
  markCashCollected,
  markTradeSettled,
  readSoldLines,
  type SoldLine,
  stepOrders,
  type Trade,
} from './trades-db.ts';

/** Announced with `{ tradeId }` when a trade is paid, or promised to be paid on delivery. */
export const TRADE_PAID = 'trade.paid';

export interface Settlement {
  readonly payType: PayType;
  /** Where the money comes from; nowhere yet when it is promised, or when nothing was left to pay. */
  readonly from: LedgerAccount | undefined;
  readonly paidCents: number;
}

/**
 * Everything that a payment brings about, once. The caller holds the trade (`lockTrade`); 'closed' when somebody else was
 * first, whichever way.
 */
export async function settleTrade(
  transaction: Transaction,
  trade: Trade,
  settlement: Settlement,
): Promise<'settled' | 'closed' | Refused<'ledger.insufficient'>> {
  const isPaid = settlement.payType !== PAY_TYPE.cashOnDelivery;
  if (isPaid && settlement.paidCents !== trade.payableCents) throw new Error(`trade ${trade.id} costs another amount`);
  if (trade.state !== 'unpaid') return 'closed';
  const state = isPaid ? 'paid' : 'promised';
  if (!(await markTradeSettled(transaction, trade.id, state, settlement.payType))) return 'closed';
  await advanceOrders(transaction, trade, isPaid);
  const lines = await readSoldLines(transaction.queries, trade.id);
  if (isPaid)
    await issueVouchers(
      transaction,
      lines.filter(({ isVirtual }) => isVirtual),
    );
  await countSold(transaction, piecesPerProduct(lines));
  const moves = isPaid ? movesOf(trade, settlement) : [];
  if (moves.length > 0) {
    const posted = await postJournal(transaction, { key: `paid:${trade.id}`, reason: 'orderPaid', lines: moves });
    if (isRefused(posted)) return posted;
  }
  await transaction.announce(TRADE_PAID, { tradeId: trade.id });
  return 'settled';
}

/**
 * The cash that was promised, when the last of the orders has arrived; nothing before. The caller holds the trade, and
 * puts what moves into one journal with whatever else it moves, since two would take accounts in no common order.
 */
export async function captureCashOnDelivery(
  transaction: Transaction,
  trade: Trade,
): Promise<JournalLine[] | undefined> {
  if (trade.state !== 'promised' || !(await markCashCollected(transaction, trade.id))) return undefined;
  const { payableCents: paidCents } = trade;
  return movesOf(trade, { payType: PAY_TYPE.cashOnDelivery, from: clearingAt('cash'), paidCents });
}

async function advanceOrders(transaction: Transaction, { orders }: Trade, isPaid: boolean): Promise<void> {
  const ids = (those: Trade['orders']) => those.map(({ id }) => id);
  const issued = isPaid ? orders.filter(({ isVirtual }) => isVirtual) : [];
  const sent = orders.filter((order) => !issued.includes(order));
  const { toReceive, toShip } = ORDER_STATUS;
  if (issued.length > 0) {
    await stepOrders(transaction, ids(issued), { event: 'issued', status: toReceive }, isPaid);
  }
  if (sent.length > 0) await stepOrders(transaction, ids(sent), { event: 'paid', status: toShip }, isPaid);
  await issuePickupCodes(transaction, ids(orders.filter((order) => order.deliveryType === DELIVERY_TYPE.pickup)));
}

/** A trade that coupons and points cover moves no money of the buyer; one that was free altogether moves nothing. */
function movesOf({ id, mallBearsCents, points }: Trade, { from, paidCents }: Settlement): JournalLine[] {
  if (!from && paidCents > 0) throw new Error(`nobody says where the money for trade ${id} comes from`);
  return payTrade({ tradeId: id, from, paidCents, mallBearsCents, points });
}

function piecesPerProduct(lines: readonly SoldLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { prodId, quantity } of lines) pieces.set(prodId, (pieces.get(prodId) ?? 0) + quantity);
  return pieces;
}
