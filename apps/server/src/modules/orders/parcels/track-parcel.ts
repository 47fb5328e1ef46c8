import { SYSTEM } from '@galleria/domain/access/access';
import { type TrackingGateway, TrackingRejection } from '../../../gateways/tracking/tracking-gateway.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { findUnregistered, insertTracking, lockTrackedParcel } from './tracking-db.ts';

export const TRACK_PARCEL = 'trackParcel';

/**
 * Registers a sent parcel with the provider. While the provider is down, the job fails and is retried. The
 * rejection of a waybill is stored, so that the store sees that something is wrong with the number.
 */
export async function trackParcel(
  { database, log, tracking }: OrdersContext,
  { parcelId }: { parcelId: number },
): Promise<void> {
  const parcel = tracking && (await findUnregistered(database.queries, parcelId));
  if (!parcel) return;
  const { waybill } = parcel;
  const { reference, rejection } = await register(tracking, waybill, parcel.codes[tracking.name]);
  if (rejection) {
    log.warn(
      { event: 'tracking.waybill_rejected', parcelId, provider: tracking.name, rejection },
      'waybill was rejected',
    );
  }
  await inTransaction(database, SYSTEM, async ({ queries }) => {
    // The waybill was changed meanwhile; the new one has a job of its own.
    if (!(await lockTrackedParcel(queries, parcelId, waybill))) return;
    const delaySeconds = rejection ? null : tracking.pullDelaySeconds(0);
    await insertTracking(queries, { parcelId, provider: tracking.name, reference, rejection, delaySeconds });
  });
}

const MAX_REJECTION_LENGTH = 300;

async function register(tracking: TrackingGateway, waybill: string, courierCode: string | undefined) {
  try {
    return { ...(await tracking.register({ waybill, courierCode })), rejection: '' };
  } catch (problem) {
    if (!(problem instanceof TrackingRejection)) throw problem;
    return { reference: '', rejection: problem.message.slice(0, MAX_REJECTION_LENGTH) || 'rejected' };
  }
}
