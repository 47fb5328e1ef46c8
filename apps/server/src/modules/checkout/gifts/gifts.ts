import { giftsToken } from '@galleria/domain/activities/gift';
import { type RefusalName, type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import { type OfferedGift, readGifts, wantedLine } from '../../catalogue/index.ts';
import type { CheckoutItem, CheckoutReferenceData } from '../load-checkout.ts';
import type { Purchase } from '../purchase.ts';

/** The gifts of a purchase by main SKU, as they are at the instant of the caller's transaction. */
export async function offeredGifts(
  queries: Queries,
  items: readonly CheckoutItem[],
  { readGiftRules }: CheckoutReferenceData,
  { hasGifts = false }: Pick<Purchase<RefusalName, RefusalName>, 'hasGifts'>,
): Promise<ReadonlyMap<number, OfferedGift>> {
  if (!hasGifts) return new Map();
  const lines = items.map(({ item, line: { quantity } }) => ({ item, quantity }));
  return readGifts(queries, lines, readGiftRules);
}

/**
 * Gifts as lines that are priced, shipped and stored like others. A gift costs nothing and has the shipping template of
 * its main item.
 */
export function giftItems(
  items: readonly CheckoutItem[],
  offered: ReadonlyMap<number, OfferedGift>,
  { categories }: CheckoutReferenceData,
): CheckoutItem[] {
  return items.flatMap(({ item: main }) => {
    const gift = offered.get(main.skuId);
    if (!gift || gift.given === 0) return [];
    const { rule, given: quantity } = gift;
    const item = { ...gift.item, normalCents: gift.item.priceCents, priceCents: 0, activity: null, withheld: null };
    const wanted = {
      ...wantedLine(item, `gift:${main.skuId}`, quantity, categories),
      ...{ isActivityPrice: true, takesReductions: false, shippingTemplateId: main.shippingTemplateId },
    };
    const line = { basketId: 0, skuId: item.skuId, quantity };
    return [{ line, item, wanted, gift: { mainSkuId: main.skuId, rule } }];
  });
}

/** Every item, directly followed by its gift. */
export function withGifts(items: readonly CheckoutItem[], gifts: readonly CheckoutItem[]): CheckoutItem[] {
  return items.flatMap((main) => [main, ...gifts.filter(({ gift }) => gift?.mainSkuId === main.item.skuId)]);
}

/** A token of the gifts that a page shows, compared when the order is submitted. */
export function tokenOfGifts(gifts: readonly CheckoutItem[]): string {
  return giftsToken(
    gifts.flatMap(({ gift, line: { skuId, quantity } }) =>
      gift ? [{ mainSkuId: gift.mainSkuId, skuId, quantity }] : [],
    ),
  );
}

/**
 * The gifts of a submission. A buyer who was shown none gets none, since a gift affects the refund of its main item. A
 * buyer who was shown others than there are now is refused, and has to look again.
 */
export function requireShownGifts(
  gifts: CheckoutItem[],
  shownToken: string | undefined,
): CheckoutItem[] | Refused<'order.giftChanged'> {
  if (shownToken === '') return [];
  return shownToken === undefined || tokenOfGifts(gifts) === shownToken ? gifts : refuse('order.giftChanged');
}
