import type { MallRules } from '@galleria/domain/site/mall-rules';
import { z } from 'zod';
import type { TrackingGateway } from '../../gateways/tracking/tracking-gateway.ts';
import { memoizeWithTtl } from '../../infra/cache/memoize-with-ttl.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import { ACTIVITY_TAKEN_DOWN, type Activities } from '../activities/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import { boughtTogether } from './bought-together/bought-together.ts';
import { prepareBoughtTogether } from './bought-together/bought-together-db.ts';
import { countBoughtTogether } from './bought-together/count-bought-together.ts';
import {
  groupInfo,
  groupTeams,
  mallGroupCounts,
  mallOpenGroups,
  storeGroupCounts,
  storeOpenGroups,
} from './group-buy/group-info.ts';
import { leaveGroup } from './group-buy/leave-group.ts';
import {
  expireGroup,
  expireOverdueGroups,
  failGroupsOf,
  GROUP_ORDER_CLOSED,
  refundGroup,
} from './group-buy/refund-group.ts';
import { prolongGroups } from './group-buy/seed-db.ts';
import { GROUP_FAILED, GROUP_FILLED } from './group-buy/settle-place.ts';
import { expireOverdueTrades, expireTrade, scheduleTradeExpiries } from './jobs/expire-trades.ts';
import { payStores } from './jobs/pay-stores.ts';
import { receiveOverdueOrders } from './jobs/receive-overdue-orders.ts';
import { mallOrderInfo } from './mall-orders/mall-order-info.ts';
import { mallOrderLog } from './mall-orders/mall-order-log.ts';
import { exportMallOrders, mallOrderPage } from './mall-orders/mall-order-page.ts';
import { notifyStoreOfRefund, ORDER_REFUNDED_BY_PLATFORM, platformRefund } from './mall-orders/platform-refund.ts';
import { notifyBuyer, orderMails } from './notify-buyer.ts';
import {
  ChangedPrice,
  notifyOfCancellation,
  notifyOfGroupFailed,
  notifyOfGroupFilled,
  notifyOfOwnCancellation,
  notifyOfPlatformRefund,
  notifyOfPrice,
} from './notify-of-changes.ts';
import { ordersPersonalData } from './orders-personal-data.ts';
import { askToCancelOrder, mailOwnersOfCancelRequest, ORDER_CANCEL_ASKED } from './own-orders/ask-to-cancel-order.ts';
import { buyAgain } from './own-orders/buy-again.ts';
import { cancelOrder, notifyStoreOfCancellation, ORDER_CANCELED_BY_BUYER } from './own-orders/cancel-order.ts';
import { deleteOrder, receiveOrder, remindSeller } from './own-orders/order-actions.ts';
import { orderDetail } from './own-orders/order-detail.ts';
import { orderCount, orderPage } from './own-orders/order-page.ts';
import { notifyOfArrival } from './parcels/notify-of-arrival.ts';
import { notifyOfParcel } from './parcels/notify-of-parcel.ts';
import { parcelInfo, parcelList } from './parcels/own-parcels.ts';
import { pullTracking } from './parcels/pull-tracking.ts';
import { PARCEL_SIGNED } from './parcels/record-parcel-events.ts';
import { PARCEL_SHIPPED } from './parcels/ship-parcels.ts';
import { trackParcel } from './parcels/track-parcel.ts';
import { endPreSale } from './pre-sale/end-pre-sale.ts';
import { DEPOSIT_KEPT } from './pre-sale/keep-deposit.ts';
import { notifyOfDeposit, notifyOfKeptDeposit, remindOfBalances } from './pre-sale/notify-of-pre-sale.ts';
import { remindStoresToShip } from './pre-sale/remind-store-to-ship.ts';
import { hasBalanceToPay, openBalance } from './pre-sale/seed-db.ts';
import { TRADE_DEPOSITED } from './pre-sale/settle-deposit.ts';
import { countToShip, hasOrderToPay, hasOrderToReview, seedTradeHistory } from './seed.ts';
import { prolongTrades } from './seed-db.ts';
import { cancelStoreOrder, ORDER_CANCELED_BY_STORE } from './store-orders/cancel-store-order.ts';
import { changeOrderPrice, ORDER_PRICE_CHANGED } from './store-orders/change-order-price.ts';
import { exportStoreOrders } from './store-orders/export-store-orders.ts';
import { handOverOrder, redeemVoucher } from './store-orders/hand-over.ts';
import { packingSlips } from './store-orders/packing-slips.ts';
import { platformStoreFigures } from './store-orders/platform-store-figures.ts';
import { shipOrdersFromCsv } from './store-orders/ship-from-csv.ts';
import { changeOrderRemark, changeWaybill, courierList, shipOrder } from './store-orders/ship-order.ts';
import { storeOrderLog } from './store-orders/store-order-log.ts';
import { storeOrderCount, storeOrderInfo, storeOrderPage } from './store-orders/store-order-page.ts';
import { countWaiting } from './store-orders/store-orders-db.ts';
import { TRADE_CLOSED } from './trades/close-trade.ts';
import { countPromotions } from './trades/count-promotions.ts';
import { TRADE_SETTLED } from './trades/settle-trade.ts';

export { countBoughtTogether } from './bought-together/count-bought-together.ts';
export { dropClaim, openClaim, refundableLine, refundClaim } from './claims/claims.ts';
export {
  type Claim,
  type ClaimableOrder,
  countUnusedCodes,
  findClaimableOrder,
  lockClaimableOrder,
  readClaimableOrder,
} from './claims/claims-db.ts';
export { checkPlace, type PlaceRefusal, reservePlace } from './group-buy/reserve-place.ts';
export { findTradeOfOrder } from './mall-orders/mall-orders-db.ts';
export { findMallOrder, readMallSales } from './mall-statistics-db.ts';
export {
  findOwnInvoiceOrder,
  type InvoiceOrder,
  lockInvoiceOrder,
  readInvoiceOrders,
  readRequestedInvoices,
} from './own-orders/invoice-orders-db.ts';
export { type OrderLine, readOrderLines } from './own-orders/own-orders-db.ts';
export { reductionNamesIn } from './own-orders/present-order.ts';
export { readCouriers } from './parcels/parcels-db.ts';
export { preSaleOfTrade } from './pre-sale/pre-sale-of-trade-db.ts';
export { clawBackFromStore } from './refunds/claw-back.ts';
export { ORDER_REFUND_REQUESTED, ORDER_REFUNDED, refundToBalance } from './refunds/refund-order.ts';
export { findOrderRefund, ORDER_REFUND_CHANGED, readRefundProgress, setRefundState } from './refunds/refunds-db.ts';
export { readLinesToReview, readOverdueLines } from './reviewing/lines-to-review-db.ts';
export { markLineReviewed } from './reviewing/mark-line-reviewed.ts';
export type { SeededStep } from './seed.ts';
export { packagesOf } from './store-orders/present-store-order.ts';
export {
  type OrderShare,
  readSettledMonths,
  readShare,
  readShares,
  type SettledMonth,
  sumWaiting,
} from './store-orders/store-shares-db.ts';
export {
  countSoldOrders,
  findStoreOrders,
  readBestSellers,
  readSalesByDay,
  storesOfTrade,
} from './store-orders/store-statistics-db.ts';
export { closeTrade } from './trades/close-trade.ts';
export {
  lockBuyerHoldings,
  readBoughtPieces,
  readCashHolding,
  readTransferPieces,
} from './trades/holdings-db.ts';
export { TRADE_CASH_COLLECTED } from './trades/mark-received.ts';
export { findTradeId, readOrderReference, readOrderState } from './trades/order-reference-db.ts';
export {
  findSubmittedTrade,
  isOrderNumberTaken,
  type NewDeposit,
  type OrderLineSnapshot,
  type OrderSnapshot,
  placeTrade,
  type SubmissionKey,
} from './trades/place-trade-db.ts';
export { settleTrade, TRADE_SETTLED } from './trades/settle-trade.ts';
export { tradeSummaries } from './trades/trade-summaries-db.ts';
export {
  awaitTransfer,
  findTradeByOrderNumbers,
  lockTrade,
  readTrade,
  stopAwaitingTransfer,
  type Trade,
} from './trades/trades-db.ts';
export { TRADE_AMOUNT_CHANGED } from './trades/withdraw-order.ts';

export interface OrdersContext {
  readonly database: Database;
  readonly log: Log;
  readonly messages: Messages;
  readonly stores: Pick<Stores, 'summaries' | 'cancelMinutes'>;
  readonly activities: Pick<Activities, 'priceReader' | 'current'>;
  readonly catalogue: Pick<Catalogue, 'cards'>;
  /** The ids of products that are bought together with a product, the most frequent first; cached for a while. */
  readonly boughtWith: (prodId: number) => Promise<readonly number[]>;
  /** Undefined where no provider tracks parcels. */
  readonly tracking: TrackingGateway | undefined;
  /** Read before a transaction begins, never inside. */
  readonly rules: () => Promise<MallRules>;
}

/** A cache of ten minutes is short enough, since the pairs are counted once a day. */
const BOUGHT_TOGETHER_CACHE = { max: 20_000, ttlMs: 600_000 };

interface Needs extends Omit<OrdersContext, 'rules' | 'boughtWith'> {
  readonly site: Pick<Site, 'rules'>;
}

const OneOrder = z.object({ orderId: z.int() });
const OneGroup = z.object({ groupId: z.int() });
const OneActivity = z.object({ activityId: z.int() });
const TradePayload = z.object({ tradeId: z.int() });
const ParcelPayload = z.object({ parcelId: z.int() });

/** Trades, their orders, lines and vouchers: placed by checkout, paid through payments, shown and changed here. */
export const orders = defineModule({
  name: 'orders',
  open: ({ database, log, messages, stores, activities, catalogue, tracking, site }: Needs): OrdersContext => {
    const readTogether = prepareBoughtTogether(database.queries);
    const remembered = memoizeWithTtl(BOUGHT_TOGETHER_CACHE, (prodId) => readTogether(Number(prodId)));
    return {
      ...{ database, log, messages, stores, activities, catalogue, tracking },
      rules: site.rules,
      boughtWith: (prodId) => remembered(String(prodId)),
    };
  },
  operations: {
    ...{ orderPage, orderCount, orderDetail, parcelList, parcelInfo },
    ...{ storeOrderPage, storeOrderCount, storeOrderInfo, storeOrderLog, exportStoreOrders, packingSlips },
    ...{ mallOrderPage, mallOrderInfo, mallOrderLog, exportMallOrders, platformRefund },
    changeOrderRemark,
    platformStoreFigures,
    ...{ cancelStoreOrder, changeOrderPrice },
    ...{ shipOrder, shipOrdersFromCsv, changeWaybill, courierList, handOverOrder, redeemVoucher },
    ...{ cancelOrder, askToCancelOrder, receiveOrder, remindSeller, deleteOrder, buyAgain },
    boughtTogether,
    ...{ groupInfo, groupTeams, leaveGroup, storeGroupCounts, mallGroupCounts, storeOpenGroups, mallOpenGroups },
  },
  jobs: {
    expireTrade: job('critical', TradePayload, expireTrade),
    scheduleTradeExpiries: plainJob('critical', scheduleTradeExpiries),
    expireOverdueTrades: plainJob('critical', expireOverdueTrades),
    expireGroup: job('critical', OneGroup, expireGroup),
    expireOverdueGroups: plainJob('critical', expireOverdueGroups),
    remindOfBalances: plainJob('mail', remindOfBalances),
    remindStoresToShip: plainJob('mail', remindStoresToShip),
    receiveOverdueOrders: plainJob('critical', receiveOverdueOrders),
    payStores: plainJob('critical', payStores),
    trackParcel: job('bulk', ParcelPayload, trackParcel),
    pullTracking: plainJob('bulk', pullTracking),
    countBoughtTogether: plainJob('bulk', countBoughtTogether),
  },
  schedule: {
    scheduleTradeExpiries: '* * * * *',
    expireOverdueTrades: '* * * * *',
    expireOverdueGroups: '* * * * *',
    remindOfBalances: '* * * * *',
    remindStoresToShip: '37 * * * *',
    receiveOverdueOrders: '11 * * * *',
    payStores: '23 * * * *',
    pullTracking: '* * * * *',
    countBoughtTogether: '7 4 * * *',
  },
  subscriptions: [
    { event: TRADE_SETTLED, subscriber: 'mail', handle: job('mail', TradePayload, notifyBuyer) },
    { event: TRADE_SETTLED, subscriber: 'promotions', handle: job('bulk', TradePayload, countPromotions) },
    { event: TRADE_CLOSED, subscriber: 'mail', handle: job('mail', TradePayload, notifyBuyer) },
    { event: ORDER_CANCELED_BY_STORE, subscriber: 'mail', handle: job('mail', OneOrder, notifyOfCancellation) },
    { event: ORDER_CANCELED_BY_STORE, subscriber: 'promotions', handle: job('bulk', TradePayload, countPromotions) },
    { event: ORDER_CANCELED_BY_BUYER, subscriber: 'mail', handle: job('mail', OneOrder, notifyOfOwnCancellation) },
    { event: ORDER_CANCELED_BY_BUYER, subscriber: 'store', handle: job('mail', OneOrder, notifyStoreOfCancellation) },
    { event: ORDER_CANCELED_BY_BUYER, subscriber: 'promotions', handle: job('bulk', TradePayload, countPromotions) },
    { event: ORDER_CANCEL_ASKED, subscriber: 'store', handle: job('mail', OneOrder, mailOwnersOfCancelRequest) },
    { event: ORDER_REFUNDED_BY_PLATFORM, subscriber: 'mail', handle: job('mail', OneOrder, notifyOfPlatformRefund) },
    { event: ORDER_REFUNDED_BY_PLATFORM, subscriber: 'store', handle: job('mail', OneOrder, notifyStoreOfRefund) },
    { event: ORDER_REFUNDED_BY_PLATFORM, subscriber: 'promotions', handle: job('bulk', TradePayload, countPromotions) },
    { event: ORDER_PRICE_CHANGED, subscriber: 'mail', handle: job('mail', ChangedPrice, notifyOfPrice) },
    { event: PARCEL_SHIPPED, subscriber: 'mail', handle: job('mail', ParcelPayload, notifyOfParcel) },
    { event: PARCEL_SHIPPED, subscriber: 'tracking', handle: job('bulk', ParcelPayload, trackParcel) },
    { event: PARCEL_SIGNED, subscriber: 'mail', handle: job('mail', ParcelPayload, notifyOfArrival) },
    { event: GROUP_FILLED, subscriber: 'mail', handle: job('mail', OneGroup, notifyOfGroupFilled) },
    { event: GROUP_FAILED, subscriber: 'refunds', handle: job('critical', OneGroup, refundGroup) },
    { event: GROUP_ORDER_CLOSED, subscriber: 'mail', handle: job('mail', OneOrder, notifyOfGroupFailed) },
    { event: GROUP_ORDER_CLOSED, subscriber: 'promotions', handle: job('bulk', TradePayload, countPromotions) },
    { event: ACTIVITY_TAKEN_DOWN, subscriber: 'groups', handle: job('critical', OneActivity, failGroupsOf) },
    { event: ACTIVITY_TAKEN_DOWN, subscriber: 'preSales', handle: job('critical', OneActivity, endPreSale) },
    { event: TRADE_DEPOSITED, subscriber: 'mail', handle: job('mail', TradePayload, notifyOfDeposit) },
    { event: TRADE_DEPOSITED, subscriber: 'promotions', handle: job('bulk', TradePayload, countPromotions) },
    { event: DEPOSIT_KEPT, subscriber: 'mail', handle: job('mail', TradePayload, notifyOfKeptDeposit) },
    { event: DEPOSIT_KEPT, subscriber: 'promotions', handle: job('bulk', TradePayload, countPromotions) },
  ],
  personalData: [ordersPersonalData],
  waitingWork: [{ permission: 'orders.view', count: countOrdersToHandle }],
  mails: orderMails,
  seed: {
    prolongGroups,
    hasBalanceToPay,
    openBalance,
    countToShip,
    hasOrderToPay,
    hasOrderToReview,
    seedTradeHistory,
    prolongTrades,
  },
});

async function countOrdersToHandle({ database }: OrdersContext, storeId: number) {
  const { toShip, reminded, partlyShipped, problem } = await countWaiting(database.queries, storeId);
  return { toShip, reminded, partlyShipped, parcelProblems: problem };
}
