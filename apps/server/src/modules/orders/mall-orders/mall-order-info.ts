import type * as contract from '@galleria/contract/orders/staff-orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { maskContact, mobileContact } from '@galleria/domain/accounts/contact';
import { escrowOf, escrowOfRefund } from '@galleria/domain/ledger/accounts';
import { mainUnits } from '@galleria/domain/money/main-units';
import { mayCancelUnsent } from '@galleria/domain/orders/order-lifecycle';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { toAmounts } from '@galleria/domain/pricing/to-amounts';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { nickNames } from '../../accounts/index.ts';
import { presentJournal, readJournals } from '../../ledger/index.ts';
import type { OrdersContext } from '../index.ts';
import { readOrderLines } from '../own-orders/own-orders-db.ts';
import { presentActivity, reductionNamesIn } from '../own-orders/present-order.ts';
import { readParcels } from '../parcels/parcels-db.ts';
import { presentPiece } from '../parcels/present-parcel.ts';
import { type OrderRefund, readRefundsOfOrder } from '../refunds/refunds-db.ts';
import { presentStoreParcel, timeOrNull } from '../store-orders/present-store-order.ts';
import { countVouchers } from '../store-orders/store-orders-db.ts';
import { presentMallOrder } from './mall-order-page.ts';
import { type MallOrder, readMallOrder, readNumbersOfTrade } from './mall-orders-db.ts';

export const mallOrderInfo: UseCase<typeof contract.mallOrderInfo, OrdersContext> = async (
  { database: { queries }, stores },
  { orderNumber },
  { locale },
) => {
  const order = await readMallOrder(queries, orderNumber);
  if (!order) return refuse('order.notFound');
  const lines = await readOrderLines(queries, [order.id]);
  const parcels = await readParcels(queries, order.id);
  const refunds = await readRefundsOfOrder(queries, order.id);
  const { used } = await countVouchers(queries, order.id);
  const journals = await readJournals(queries, journalsAbout(order, refunds));
  const journalId = (key: string) => journals.find((journal) => journal.key === key)?.id ?? null;
  return {
    ...presentMallOrder(order),
    shopName: (await stores.summaries(locale)).get(order.storeId)?.shopName ?? '',
    nickName: (await nickNames(queries, [order.userId])).get(order.userId) ?? '',
    tradeOrderNumbers: await readNumbersOfTrade(queries, order.tradeId),
    amounts: toAmounts(
      { ...order, shippingFullCents: order.shippingCents },
      reductionNamesIn(order.reductions, locale),
    ),
    lines: lines.map((line) => ({
      ...presentPiece(line, line.quantity, locale),
      ...{ prodId: line.prodId, price: mainUnits(line.unitCents), payable: mainUnits(line.payableCents) },
      ...{ postage: mainUnits(line.shippingCents), activity: presentActivity(line, locale) },
    })),
    commission: mainUnits(order.commissionCents),
    ...receiverOf(order),
    addr: order.receiver?.line ?? (order.pickup ? textIn(order.pickup.stationName, locale) : ''),
    ...timesOf(order),
    cancelNote: order.closeNote,
    canRefund: mayCancelUnsent({ ...order, hasLeft: order.isPartlyShipped || used > 0 }, 'platform'),
    isPaid: order.tradeState === TRADE_STATE.paid || order.tradeState === TRADE_STATE.deposited,
    packages: parcels.map((parcel) => presentStoreParcel(parcel, lines, locale)),
    refunds: refunds.map((refund) => ({
      ...{ refundId: refund.id, way: refund.channel, state: refund.state, points: refund.points },
      amount: mainUnits(refund.amountCents),
      createTime: formatApiTime(refund.createdAt),
      journalId: journalId(`refunded:${refund.id}`),
    })),
    paidJournalId: journalId(`paid:${order.tradeId}`),
    settledJournalId: journalId(`settled:${order.id}`),
    journals: journals.map(presentJournal),
  };
};

/** All journals of the escrow of the trade and of its refunds, and of the points that the buyer earned. */
function journalsAbout({ id, tradeId }: MallOrder, refunds: readonly OrderRefund[]) {
  return {
    accounts: [escrowOf(tradeId), escrowOf(tradeId, 'points'), ...refunds.map((refund) => escrowOfRefund(refund.id))],
    keys: [
      `received:${id}`,
      `paid:${tradeId}`,
      `paid:${tradeId}:deposit`,
      ...refunds.map((refund) => `refunded:${refund.id}`),
    ],
  };
}

function receiverOf({ receiver, pickup }: MallOrder) {
  const mobile = receiver?.mobile ?? pickup?.mobile;
  return {
    receiver: receiver?.receiver ?? pickup?.name ?? '',
    mobile: mobile ? maskContact(mobileContact(mobile)) : '',
  };
}

function timesOf({ shippedAt, receivedAt, storePaidAt, closedAt }: MallOrder) {
  return {
    dvyTime: timeOrNull(shippedAt),
    finallyTime: timeOrNull(receivedAt),
    storePayTime: timeOrNull(storePaidAt),
    cancelTime: timeOrNull(closedAt),
  };
}
