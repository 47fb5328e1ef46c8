import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import { readSaleItems } from '../../catalogue/index.ts';

interface Values {
  readonly storeId: number;
  readonly kind: ActivityKind;
  readonly terms: ActivityTerms;
}

/**
 * The gift is a SKU of the store that is on sale; gift and goods are both physical, since they travel in one parcel.
 * Activities of other kinds have no gift terms.
 */
export async function checkGiftTerms(
  queries: Queries,
  { storeId, kind, terms: { gift } }: Values,
  items: readonly { readonly skuId: number }[],
): Promise<Refused<'activity.gift'> | undefined> {
  if (kind !== 'gift' && !gift) return undefined;
  if (kind !== 'gift' || !gift) return refuse('activity.gift');
  const goods = await readSaleItems(queries, [gift.skuId, ...items.map(({ skuId }) => skuId)]);
  const given = goods.find(({ skuId }) => skuId === gift.skuId);
  const isOwn = given?.storeId === storeId && given.isOn && given.retiredName === null;
  return isOwn && goods.every(({ isVirtual }) => !isVirtual) ? undefined : refuse('activity.gift');
}
