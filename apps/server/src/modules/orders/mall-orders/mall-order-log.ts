import type * as contract from '@galleria/contract/orders/staff-orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { readEntriesAboutOrder } from '../../../infra/audit/audit-db.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { isUuid } from '../../../infra/database/is-uuid.ts';
import { sellerNames } from '../../sellers/index.ts';
import { staffNames } from '../../staff/index.ts';
import type { OrdersContext } from '../index.ts';
import { detailOf } from '../store-orders/store-order-log.ts';
import { findStoreOf } from './mall-orders-db.ts';

export const mallOrderLog: UseCase<typeof contract.mallOrderLog, OrdersContext> = async (
  { database: { queries } },
  { orderNumber },
) => {
  const storeId = await findStoreOf(queries, orderNumber);
  if (storeId === undefined) return refuse('order.notFound');
  const entries = await readEntriesAboutOrder(queries, storeId, orderNumber);
  const idsOf = (kind: 'seller' | 'staff') => [
    ...new Set(entries.filter(({ actorKind }) => actorKind === kind).map(({ actorId }) => actorId)),
  ];
  const names = new Map([
    ...(await sellerNames(queries, idsOf('seller'))),
    // A staff key that was made at the command line has no name, and its id is no UUID.
    ...(await staffNames(queries, idsOf('staff').filter(isUuid))),
  ]);
  return entries.map(({ id, at, actorKind, actorId, operation, input, after }) => ({
    ...{ id, operation, who: actorKind, time: formatApiTime(at), name: names.get(actorId) ?? '' },
    detail: detailOf(input, after),
  }));
};
