import type * as contract from '@galleria/contract/after-sales/store-refunds';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { storeActionsIn } from '@galleria/domain/after-sales/refund-lifecycle';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { nickNames } from '../../accounts/index.ts';
import { readOrderState } from '../../orders/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { presentDisputeOf } from '../disputes/present-dispute.ts';
import { factsOf } from '../requests/move-to.ts';
import { presentRefund, presentRequests } from '../requests/present-refund.ts';
import { countEarlier, readStoreRequests } from '../requests/request-lists-db.ts';
import { findRequest } from '../requests/requests-db.ts';

export const storeRefundPage: UseCase<typeof contract.storeRefundPage, AfterSalesContext> = async (
  context,
  { view, applyType, keyword, prodId, startTime, endTime, ...paging },
  { actor, locale },
) => {
  const { queries } = context.database;
  const search = { view, applyType, keyword, prodId, from: dateOf(startTime), until: dateOf(endTime) };
  const slice = { offset: offsetOf(paging), limit: paging.size };
  const { requests, total } = await readStoreRequests(queries, actor.storeId, search, slice);
  const names = await nickNames(
    queries,
    requests.map(({ userId }) => userId),
  );
  const shown = await presentRequests(context, requests, locale);
  const records = shown.map(({ request, listed }) => ({
    ...{ ...listed, nickName: names.get(request.userId) ?? '' },
    actions: storeActionsIn(factsOf(request)),
  }));
  return toPage(records, total, paging);
};

function dateOf(time: string | undefined): Date | undefined {
  return time === undefined ? undefined : parseApiTime(time);
}

export const storeRefundInfo: UseCase<typeof contract.storeRefundInfo, AfterSalesContext> = async (
  context,
  { refundSn },
  { actor, locale },
) => {
  const { queries } = context.database;
  const request = await findRequest(queries, { number: refundSn, storeId: actor.storeId });
  const order = request && (await readOrderState(queries, request.orderId));
  if (!order) return refuse('refund.notFound');
  return {
    ...(await presentRefund(context, request, locale)),
    dispute: await presentDisputeOf(queries, request.id, 'seller'),
    nickName: (await nickNames(queries, [request.userId])).get(request.userId) ?? '',
    actions: storeActionsIn(factsOf(request)),
    ...{ orderStatus: order.status, paid: mainUnits(order.payableCents), isStorePaid: order.storePaidAt !== null },
    earlierCount: await countEarlier(queries, request),
  };
};
