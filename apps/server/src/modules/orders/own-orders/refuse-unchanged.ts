import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import { findOwnOrder, type OwnOrderKey } from './own-orders-db.ts';

/** Why an update matched no row. Only its owner learns that an order exists. */
export async function refuseUnchanged(
  queries: Queries,
  key: OwnOrderKey,
): Promise<Refused<'order.notFound' | 'order.stateChanged'>> {
  return refuse((await findOwnOrder(queries, key)) ? 'order.stateChanged' : 'order.notFound');
}
