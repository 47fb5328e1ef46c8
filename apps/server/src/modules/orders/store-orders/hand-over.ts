import type * as contract from '@galleria/contract/orders/fulfilment';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { readOrderLines } from '../own-orders/own-orders-db.ts';
import { presentPiece } from '../parcels/present-parcel.ts';
import { shipParcels } from '../parcels/ship-parcels.ts';
import { markReceived } from '../trades/mark-received.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { VOUCHER_STATUS } from '../vouchers/voucher-status.ts';
import {
  countVouchers,
  findByPickupCode,
  findTradeOfVoucher,
  lockStoreOrder,
  lockVoucher,
  markVoucherUsed,
  readStoreOrder,
} from './store-orders-db.ts';

/**
 * Hands an order over at the counter: it is shipped and received at once. A wrong code gets the same answer as another
 * store's.
 */
export const handOverOrder: UseCase<typeof contract.handOverOrder, OrdersContext> = async (
  { database, rules },
  { code, isTaken },
  { actor, locale, audit },
) => {
  const current = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const number = await findByPickupCode(queries, actor.storeId, code);
    const found = number && (await readStoreOrder(queries, actor.storeId, number));
    if (!number || !found) return refuse('order.pickupCodeWrong');
    const lines = await readOrderLines(queries, [found.id]);
    if (isTaken) {
      const refused = await handOver(transaction, { storeId: actor.storeId, tradeId: found.tradeId, number }, current);
      if (refused) return refused;
      audit.changed({ status: found.status }, { orderNumber: number });
    }
    return {
      orderNumber: number,
      name: found.pickup?.name ?? '',
      lines: lines.map((line) => presentPiece(line, line.quantity, locale)),
    };
  });
};

type Rules = Parameters<typeof markReceived>[2];

/**
 * Refused when the order was handed over concurrently, or has an open refund request. The trade is locked first, as
 * everywhere.
 */
async function handOver(
  transaction: Transaction,
  { storeId, tradeId, number }: { storeId: number; tradeId: number; number: string },
  rules: Rules,
): Promise<Refused<'order.pickupCodeWrong' | 'order.refundOpen'> | undefined> {
  await lockTrade(transaction, tradeId);
  const order = await lockStoreOrder(transaction.queries, storeId, number);
  if (!order) return refuse('order.pickupCodeWrong');
  if (order.openClaims > 0) return refuse('order.refundOpen');
  const shipped = await shipParcels(transaction, order, [{ courierId: null, waybill: '', items: [] }]);
  if (isRefused(shipped)) return refuse('order.pickupCodeWrong');
  const isReceived = await markReceived(transaction, { userId: order.userId, number }, rules);
  return isReceived ? undefined : refuse('order.pickupCodeWrong');
}

/** Redeems a code. With its last code an order is received, since the buyer has nothing left to get for it. */
export const redeemVoucher: UseCase<typeof contract.redeemVoucher, OrdersContext> = async (
  { database, rules },
  { code },
  { actor, locale, audit },
) => {
  const current = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const tradeId = await findTradeOfVoucher(queries, actor.storeId, code);
    // Of two concurrent calls with the last two codes, the second one waits here and finds the first code used.
    if (tradeId !== undefined) await lockTrade(transaction, tradeId);
    const voucher = await lockVoucher(queries, actor.storeId, code);
    if (!voucher) return refuse('voucher.notFound');
    if (voucher.status === VOUCHER_STATUS.refunded) return refuse('voucher.refunded');
    if (voucher.status === VOUCHER_STATUS.used) return refuse('voucher.used', { values: { time: at(voucher.usedAt) } });
    if (voucher.isExpired) return refuse('voucher.expired', { values: { time: at(voucher.validUntil) } });
    await markVoucherUsed(queries, voucher.id);
    const { total, used } = await countVouchers(queries, voucher.orderId);
    if (used === total) await markReceived(transaction, { userId: voucher.userId, number: voucher.number }, current);
    audit.changed(null, { orderNumber: voucher.number });
    return {
      orderNumber: voucher.number,
      prodName: textIn(voucher.prodName, locale),
      skuName: textIn(voucher.skuName, locale),
      left: total - used,
    };
  });
};

function at(moment: Date | null): string {
  return moment ? formatApiTime(moment) : '';
}
