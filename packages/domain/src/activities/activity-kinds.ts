import { PRODUCT_TYPE, type ProductType } from '../catalogue/product-types.ts';

/** Each kind has a name and a page in the catalogues. */
export const ACTIVITY_KINDS = ['limitedTime', 'groupBuy', 'newUser', 'flashSale', 'preSale', 'combo', 'gift'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** How an activity of a kind sells its goods. */
interface KindTerms {
  /** Whether its price replaces the SKU's: two such activities never run for one SKU at the same time. */
  readonly hasPrice: boolean;
  /** Whether coupons and store discounts apply to its goods. */
  readonly takesReductions: boolean;
  /** Where its price is charged: in every purchase of the SKU, or only in the checkout of the activity itself. */
  readonly pricedIn: 'everyCheckout' | 'ownCheckout';
  /**
   * Type of its products while it runs. `cartObjection` decides which types can also be bought outside the activity.
   */
  readonly productType: ProductType;
}

export const KIND_TERMS: Readonly<Record<ActivityKind, KindTerms>> = {
  limitedTime: { hasPrice: true, takesReductions: true, pricedIn: 'everyCheckout', productType: 0 },
  groupBuy: { hasPrice: true, takesReductions: false, pricedIn: 'ownCheckout', productType: PRODUCT_TYPE.group },
  newUser: { hasPrice: true, takesReductions: false, pricedIn: 'everyCheckout', productType: 0 },
  flashSale: { hasPrice: true, takesReductions: false, pricedIn: 'ownCheckout', productType: PRODUCT_TYPE.flashSale },
  preSale: { hasPrice: true, takesReductions: false, pricedIn: 'ownCheckout', productType: PRODUCT_TYPE.preSale },
  combo: { hasPrice: false, takesReductions: false, pricedIn: 'ownCheckout', productType: PRODUCT_TYPE.combo },
  gift: { hasPrice: false, takesReductions: true, pricedIn: 'everyCheckout', productType: PRODUCT_TYPE.gift },
};

/** Whether activities of these kinds may not run for one SKU at the same time: both have a price. */
export function areExclusive(one: ActivityKind, other: ActivityKind): boolean {
  return KIND_TERMS[one].hasPrice && KIND_TERMS[other].hasPrice;
}

/**
 * Whether an activity of this kind can clash with another of the store: a price of the same SKU, or a gift with the
 * same product.
 */
export function canClash(kind: ActivityKind): boolean {
  return KIND_TERMS[kind].hasPrice || kind === 'gift';
}
