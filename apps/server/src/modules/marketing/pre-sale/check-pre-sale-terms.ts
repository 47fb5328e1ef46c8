import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { hasDeposit, type PreSaleObjection, preSaleObjection } from '@galleria/domain/activities/pre-sale';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import { readSaleItems } from '../../catalogue/index.ts';

/** A pre-sale names its payments and its promised date; activities of other kinds have no pre-sale terms. */
export function checkPreSaleTerms(
  kind: ActivityKind,
  { preSale }: ActivityTerms,
  endsAt: Date,
): Refused<`activity.${PreSaleObjection}`> | undefined {
  if ((kind === 'preSale') !== (preSale !== undefined)) return refuse('activity.preSaleTerms');
  const objection = preSale && preSaleObjection(preSale, endsAt);
  return objection && refuse(`activity.${objection}`);
}

/** The deposit of each price is at least one cent and less than the price, which fails for prices of a few cents. */
export function checkDeposits(
  { preSale }: ActivityTerms,
  items: readonly { readonly priceCents: number }[],
): Refused<'activity.preSaleTerms'> | undefined {
  const percent = preSale?.depositPercent;
  if (!percent) return undefined;
  return items.every(({ priceCents }) => hasDeposit(priceCents, percent)) ? undefined : refuse('activity.preSaleTerms');
}

/** No virtual products: their vouchers exist as soon as they are paid, so nothing is sent by a promised date. */
export async function refuseVirtualPreSale(
  queries: Queries,
  kind: ActivityKind,
  items: readonly { readonly skuId: number }[],
): Promise<Refused<'activity.preSaleVirtual'> | undefined> {
  if (kind !== 'preSale') return undefined;
  const goods = await readSaleItems(
    queries,
    items.map(({ skuId }) => skuId),
  );
  return goods.some(({ isVirtual }) => isVirtual) ? refuse('activity.preSaleVirtual') : undefined;
}
