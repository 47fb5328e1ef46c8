import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { FLASH_RULES, roundTimes } from '@galleria/domain/activities/flash-sale';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { dayOf, daysFrom } from '@galleria/domain/site/days';
import type { Queries } from '../../../infra/database/database.ts';
import { readRoundProducts } from '../../activities/index.ts';
import { readRoundRules } from './flash-rounds-db.ts';

/** The times of the round that a store applies for; refused when the round is not open or has begun. */
export async function flashTimes(
  queries: Queries,
  { flashDay: day, flashRound: round }: ActivityTerms,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<{ startsAt: Date; endsAt: Date } | Refused<'flashSale.round'>> {
  if (day === undefined || round === undefined) return refuse('flashSale.round');
  const isOpenDay = daysFrom(dayOf(now, timeZone), FLASH_RULES.daysAhead).includes(day);
  const isRoundOpen = (await readRoundRules(queries))[round]?.isOpen ?? false;
  const times = roundTimes({ day, round }, timeZone);
  return isOpenDay && isRoundOpen && times.startsAt > now ? times : refuse('flashSale.round');
}

interface FlashOffer {
  readonly storeId: number;
  readonly startsAt: Date;
  readonly round: number;
  readonly activityId: number | undefined;
  readonly items: readonly { readonly productId: number; readonly pieces?: number | null }[];
}

/**
 * Every SKU needs its pieces, and a store may have at most as many products in a round as staff allow. The caller has
 * locked the store's activities.
 */
export async function checkFlashItems(
  queries: Queries,
  { storeId, startsAt, round, activityId, items }: FlashOffer,
): Promise<Refused<'flashSale.pieces' | 'flashSale.tooManyProducts'> | undefined> {
  if (items.some(({ pieces }) => pieces === undefined || pieces === null)) return refuse('flashSale.pieces');
  const maxProducts = (await readRoundRules(queries))[round]?.productsPerStore ?? FLASH_RULES.productsPerStore;
  const others = await readRoundProducts(queries, { storeId, startsAt, exceptId: activityId });
  const products = new Set([...others, ...items.map(({ productId }) => productId)]);
  return products.size > maxProducts
    ? refuse('flashSale.tooManyProducts', { values: { most: maxProducts } })
    : undefined;
}

/** Whether the terms name a round, which only a flash sale has. */
export function hasFlashTerms({ flashDay, flashRound }: ActivityTerms): boolean {
  return flashDay !== undefined || flashRound !== undefined;
}
