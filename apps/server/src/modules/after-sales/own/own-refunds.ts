import type * as contract from '@galleria/contract/after-sales/refunds';
import { buyerActionsIn } from '@galleria/domain/after-sales/refund-lifecycle';
import { refuse } from '@galleria/domain/refusals';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readOrderState } from '../../orders/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { presentDisputeOf } from '../disputes/present-dispute.ts';
import { factsOf } from '../requests/move-to.ts';
import { presentRefund, presentRequests } from '../requests/present-refund.ts';
import { readOwnRequests } from '../requests/request-lists-db.ts';
import { findRequest } from '../requests/requests-db.ts';

export const refundPage: UseCase<typeof contract.refundPage, AfterSalesContext> = async (
  context,
  { view, keyword, ...paging },
  { actor, locale },
) => {
  const slice = { offset: offsetOf(paging), limit: paging.size };
  const { queries } = context.database;
  const { requests, total } = await readOwnRequests(queries, actor.userId, { view, keyword }, slice);
  const shown = await presentRequests(context, requests, locale);
  const records = shown.map(({ request, listed }) => ({ ...listed, actions: buyerActionsIn(factsOf(request)) }));
  return toPage(records, total, paging);
};

export const refundInfo: UseCase<typeof contract.refundInfo, AfterSalesContext> = async (
  context,
  { refundSn },
  { actor, locale },
) => {
  const { queries } = context.database;
  const request = await findRequest(queries, { number: refundSn, userId: actor.userId });
  if (!request) return refuse('refund.notFound');
  const order = await readOrderState(queries, request.orderId);
  return {
    ...(await presentRefund(context, request, locale)),
    dispute: await presentDisputeOf(queries, request.id, 'buyer'),
    actions: buyerActionsIn(factsOf(request)),
    orderStatus: order?.status ?? 0,
  };
};
