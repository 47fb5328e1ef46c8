import type * as contract from '@galleria/contract/payouts/store-money';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { storeShare } from '@galleria/domain/ledger/pay-out-order';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import { cutPage, readTimeCursor, writeTimeCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { type OrderShare, readOrderLines, readShare, readShares, reductionNamesIn } from '../../orders/index.ts';
import type { PayoutsContext } from '../context.ts';

export const storeStatementPage: UseCase<typeof contract.storeStatementPage, PayoutsContext> = (
  { database: { queries } },
  { cursor, size, ...search },
  { actor },
) => readStatementPage(queries, actor.storeId, search, { cursor, size });

/** Shared by store and staff, so that both see the same statement. */
export async function readStatementPage(
  queries: Queries,
  storeId: number,
  search: Parameters<typeof readShares>[2],
  { cursor, size }: { readonly cursor: string | undefined; readonly size: number },
) {
  const rows = await readShares(queries, storeId, search, { cursor: readTimeCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = cutPage(rows, size, writeTimeCursor);
  return { records: shown.map(presentShare), nextCursor };
}

export const storeStatementInfo: UseCase<typeof contract.storeStatementInfo, PayoutsContext> = async (
  { database: { queries } },
  { orderNumber },
  { actor, locale },
) => {
  const order = await readShare(queries, actor.storeId, orderNumber);
  if (!order) return refuse('order.notFound');
  const lines = await readOrderLines(queries, [order.id]);
  const nameOf = reductionNamesIn(order.reductions, locale);
  return {
    ...presentShare(order),
    reductions: order.reductions.map((reduction) => ({
      kind: reduction.kind,
      name: nameOf(reduction),
      amount: mainUnits(reduction.amountCents),
      bearer: reduction.bearer === 'mall' ? ('platform' as const) : ('store' as const),
    })),
    fullTransfee: mainUnits(order.shippingCents),
    freeTransfee: mainUnits(order.shippingOffCents),
    lines: lines.map(({ prodName, skuName, quantity, goodsCents, commissionBasisPoints }) => ({
      prodName: textIn(prodName, locale),
      skuName: textIn(skuName, locale),
      prodCount: quantity,
      goods: mainUnits(goodsCents),
      commissionPercent: commissionBasisPoints / 100,
    })),
  };
};

function presentShare(order: OrderShare) {
  const { storeBearsCents, mallBearsCents, commissionCents, netCents } = storeShare(order);
  if (!order.paidAt) throw new Error(`presentShare: order ${order.number} is not paid`);
  return {
    orderNumber: order.number,
    payTime: formatApiTime(order.paidAt),
    settleTime: order.storePaidAt && formatApiTime(order.storePaidAt),
    goods: mainUnits(order.goodsCents),
    storeBears: mainUnits(storeBearsCents),
    platformBears: mainUnits(mallBearsCents),
    transfee: mainUnits(order.shippingCents - order.shippingOffCents),
    paid: mainUnits(order.payableCents),
    commissionPercent: order.commissionBasisPoints === null ? null : order.commissionBasisPoints / 100,
    commission: mainUnits(commissionCents),
    net: mainUnits(netCents),
    clawedBack: mainUnits(order.clawedBackCents - order.commissionReturnedCents),
  };
}
