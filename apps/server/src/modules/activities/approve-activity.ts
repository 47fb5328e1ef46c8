import type { Refused } from '@galleria/domain/refusals';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import type { Transaction } from '../../infra/database/transaction.ts';
import { activatePrices, markApproved } from './applications-db.ts';
import { type ActivityRow, findClashes, readActivityItems } from './read-activities-db.ts';
import { announceTurns } from './turn-activities.ts';
import { fillPool } from './units/pool.ts';
import { lockActivitiesOf } from './write-activities-db.ts';

type Approved =
  | { readonly isApproved: boolean }
  | { readonly clash: LocaleTexts }
  | { readonly missing: Refused<'stock.insufficient'> };

/**
 * Approves a flash sale, opens its prices and fills its pool. Every result but `isApproved: true` must become the
 * refusal that the transaction returns, so that it rolls back. Clashes are checked again: another activity of the store
 * may have taken the time since the application.
 */
export async function approveActivity(
  transaction: Transaction,
  { activity: { id, storeId, kind, startsAt, endsAt } }: Pick<ActivityRow, 'activity'>,
  version: number,
): Promise<Approved> {
  const { queries } = transaction;
  await lockActivitiesOf(queries, storeId);
  if (!(await markApproved(queries, id, version))) return { isApproved: false };
  const items = await readActivityItems(queries, id);
  const skuIds = items.map(({ skuId }) => skuId);
  const productIds = [...new Set(items.map(({ prodId }) => prodId))];
  const [clash] = await findClashes(queries, { storeId, startsAt, endsAt, skuIds, productIds, kind, exceptId: id });
  if (clash) return { clash: clash.name };
  await activatePrices(queries, id);
  const missing = await fillPool(transaction, id);
  if (missing) return { missing };
  await announceTurns(transaction, productIds);
  return { isApproved: true };
}
