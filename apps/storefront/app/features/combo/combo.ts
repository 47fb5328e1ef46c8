import type { comboList } from '@galleria/contract/activities/combo';
import type { OutputOf } from '@galleria/contract/operation';
import { centsOf } from '@galleria/domain/money/main-units';

export type Combo = OutputOf<typeof comboList>[number];
export type ComboPart = Combo['parts'][number];

/** Query parameters of the form that leads to the checkout of a combo. */
export const COMBO_FIELD = {
  activityId: 'combo',
  setCount: 'count',
  /** Repeated, once for each product that is bought. */
  take: 'take',
  /** The SKU of a product, whether or not it is bought. */
  skuOf: (prodId: number) => `sku.${prodId}`,
} as const;

/** The SKU chosen of each product, and which optional products are taken. */
export interface ComboChoice {
  readonly skuOf: Readonly<Record<number, number>>;
  readonly taken: readonly number[];
}

/** The initial choice: of each product a SKU in stock, and the fewest optional products that the combo allows. */
export function firstChoice({ parts, least }: Combo): ComboChoice {
  const skuOf = Object.fromEntries(
    parts.map(({ prodId, skus }) => [prodId, (skus.find(({ isSoldOut }) => !isSoldOut) ?? skus[0])?.skuId ?? 0]),
  );
  const others = parts.filter((part) => !part.isFixed && !isSoldOut(part)).slice(0, least);
  return { skuOf, taken: others.map(({ prodId }) => prodId) };
}

export function isSoldOut({ skus }: ComboPart): boolean {
  return skus.every((sku) => sku.isSoldOut);
}

/** Price of one set with this choice, in cents. */
export function pricesOfSet({ parts }: Combo, choice: ComboChoice): { priceCents: number; normalCents: number } {
  const sums = { priceCents: 0, normalCents: 0 };
  for (const part of parts) {
    const sku = part.skus.find(({ skuId }) => skuId === choice.skuOf[part.prodId]);
    if (!sku || !(part.isFixed || choice.taken.includes(part.prodId))) continue;
    sums.priceCents += part.quantity * centsOf(sku.price);
    sums.normalCents += part.quantity * centsOf(sku.normalPrice);
  }
  return sums;
}

/** All fixed products are in stock, and enough optional ones are taken. */
export function isBuyable({ parts, least, most }: Combo, { taken, skuOf }: ComboChoice): boolean {
  const areInStock = parts.every(({ prodId, isFixed, skus }) => {
    const sku = skus.find(({ skuId }) => skuId === skuOf[prodId]);
    return (!isFixed && !taken.includes(prodId)) || sku?.isSoldOut === false;
  });
  return areInStock && least <= taken.length && taken.length <= most;
}

/** The SKUs of the products taken, read from the address. */
export function chosenSkuIds(query: URLSearchParams): number[] {
  const skuIds = query.getAll(COMBO_FIELD.take).map((prodId) => Number(query.get(COMBO_FIELD.skuOf(Number(prodId)))));
  return skuIds.filter((skuId) => Number.isSafeInteger(skuId) && skuId > 0);
}
