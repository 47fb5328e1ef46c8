import { SYSTEM } from '@galleria/domain/access/access';
import type { TrackingProvider, TrackingPush } from '../../../gateways/tracking/tracking-gateway.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { recordParcelEvents } from './record-parcel-events.ts';
import { findByPush } from './tracking-db.ts';

/** Records a push for each parcel with its waybill: several orders may have left in one box. */
export async function handleTrackingPush(
  { database }: OrdersContext,
  provider: TrackingProvider,
  push: TrackingPush,
): Promise<'applied' | 'duplicate' | 'unknownParcel'> {
  const found = await findByPush(database.queries, provider, push);
  if (found.length === 0) return 'unknownParcel';
  let added = 0;
  for (const parcel of found) {
    added += await inTransaction(database, SYSTEM, (transaction) =>
      recordParcelEvents(transaction, parcel, { provider, events: push.events }),
    );
  }
  return added > 0 ? 'applied' : 'duplicate';
}
