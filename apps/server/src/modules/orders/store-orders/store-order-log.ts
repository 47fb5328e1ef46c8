import type * as contract from '@galleria/contract/orders/store-orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { readOrderEntries } from '../../../infra/audit/audit-db.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { sellerNames } from '../../sellers/index.ts';
import type { OrdersContext } from '../index.ts';
import { findStoreOrder } from './store-orders-db.ts';

export const storeOrderLog: UseCase<typeof contract.storeOrderLog, OrdersContext> = async (
  { database: { queries } },
  { orderNumber },
  { actor },
) => {
  if (!(await findStoreOrder(queries, actor.storeId, orderNumber))) return refuse('order.notFound');
  const entries = await readOrderEntries(queries, actor.storeId, orderNumber);
  const names = await sellerNames(queries, [...new Set(entries.map(({ actorId }) => actorId))]);
  return entries.map(({ id, at, actorId, operation, input, after }) => ({
    ...{ id, operation, time: formatApiTime(at), name: names.get(actorId) ?? '' },
    detail: detailOf(input, after),
  }));
};

/** The detail of an entry: its reason, remark, amount or waybill, whichever it has. */
export function detailOf(input: Record<string, unknown>, after: Record<string, unknown> | null): string {
  const found = input.reason ?? input.remark ?? after?.payable ?? after?.dvyFlowId ?? '';
  return typeof found === 'number' ? found.toFixed(2) : String(found);
}
