import type * as contract from '@galleria/contract/sellers/people';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { readAuditPage } from '../../../infra/audit/audit-db.ts';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { SellersContext } from '../context.ts';
import { sellerNames } from './people-db.ts';

export const storeAuditPage: UseCase<typeof contract.storeAuditPage, SellersContext> = async (
  { database: { queries } },
  { current, size, sellerId, ...filter },
  { actor },
) => {
  const paging = { current, size };
  const { records, total } = await readAuditPage(
    queries,
    { ...filter, actorIds: sellerId ? [sellerId] : undefined, storeId: actor.storeId },
    paging,
  );
  const names = await sellerNames(queries, [...new Set(records.map(({ actorId }) => actorId))]);
  const entries = records.map(({ at, actorId, actorKind: _kind, storeId: _store, ...entry }) => ({
    ...entry,
    time: formatApiTime(at),
    sellerId: actorId,
    name: names.get(actorId) ?? '',
  }));
  return toPage(entries, total, paging);
};
