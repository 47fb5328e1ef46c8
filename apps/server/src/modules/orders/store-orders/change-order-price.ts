import type * as contract from '@galleria/contract/orders/store-orders';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { allocateNewPrice, goodsBeforeChange, isWithinBounds } from '@galleria/domain/pricing/change-price';
import { refuse } from '@galleria/domain/refusals';
import { formatMoney } from '@galleria/i18n/formats';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { readOrderLines } from '../own-orders/own-orders-db.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { TRADE_AMOUNT_CHANGED } from '../trades/withdraw-order.ts';
import { writeChangedPrice } from './change-order-price-db.ts';
import { findStoreOrder, lockStoreOrder } from './store-orders-db.ts';

/**
 * Announced with `{ orderId, beforeCents, afterCents, changedAt }` when a store has changed what the buyer is to pay for
 * an order. Goods and shipping that only share the same total in another way are no news.
 */
export const ORDER_PRICE_CHANGED = 'order.priceChanged';

/**
 * Runs under the lock of the trade, which paying takes too: the buyer pays either the old amount before the change or
 * the new one after it. A payment attempt that was started with the old amount no longer pays for the trade.
 */
export const changeOrderPrice: UseCase<typeof contract.changeOrderPrice, OrdersContext> = async (
  { database },
  { orderNumber, goods, transfee },
  { actor, audit, locale },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const found = await findStoreOrder(queries, actor.storeId, orderNumber);
    const trade = found && (await lockTrade(transaction, found.tradeId));
    const order = trade && (await lockStoreOrder(queries, actor.storeId, orderNumber));
    if (!order) return refuse('order.notFound');
    const isUnpaid = trade.state === TRADE_STATE.unpaid && !trade.isExpired;
    if (!isUnpaid || !trade.orders.some(({ id }) => id === order.id)) return refuse('order.stateChanged');
    // The deposit was agreed as a share of this price.
    if (trade.depositCents !== null) return refuse('order.stateChanged');
    if (trade.payType === PAY_TYPE.transfer) return refuse('order.transferAwaited');
    const lines = await readOrderLines(queries, [order.id]);
    const newPrice = { wantedGoodsCents: centsOf(goods), shippingCents: centsOf(transfee) };
    const bounds = {
      agreedGoodsCents: goodsBeforeChange(lines),
      shippingCents: (order.originalShippingCents ?? order.shippingCents) - order.shippingOffCents,
    };
    if (!isWithinBounds(newPrice, bounds)) {
      const [maxGoods, maxFreight] = [bounds.agreedGoodsCents, bounds.shippingCents].map((cents) =>
        formatMoney(locale, trade.currency, cents),
      );
      return refuse('order.priceOutOfBounds', { values: { goods: maxGoods ?? '', freight: maxFreight ?? '' } });
    }
    const afterCents = newPrice.wantedGoodsCents + newPrice.shippingCents;
    const { payableCents: beforeCents } = order;
    if (afterCents !== beforeCents || newPrice.shippingCents !== order.shippingCents - order.shippingOffCents) {
      await writeChangedPrice(transaction, order, lines, allocateNewPrice(lines, newPrice));
    }
    if (afterCents !== beforeCents) {
      const changedAt = (await transaction.now()).toISOString();
      await transaction.announce(TRADE_AMOUNT_CHANGED, { tradeId: trade.id });
      await transaction.announce(ORDER_PRICE_CHANGED, { orderId: order.id, beforeCents, afterCents, changedAt });
    }
    audit.changed({ payable: mainUnits(beforeCents) }, { payable: mainUnits(afterCents) });
    return { payable: mainUnits(afterCents) };
  });
