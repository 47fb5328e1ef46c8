import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import { findOwnOrder } from './own-orders-db.ts';

/** Why a statement changed nothing. Only who owns the order learns that there is one. */
export async function whyNot(
  queries: Queries,
  { userId, number }: { userId: string; number: string },
): Promise<Refused<'order.notFound' | 'order.stateChanged'>> {
  return refuse((await findOwnOrder(queries, userId, number)) ? 'order.stateChanged' : 'order.notFound');
}
