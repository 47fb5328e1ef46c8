import { PRODUCT_TYPE, type ProductType } from '../catalogue/product-types.ts';

/** What kinds of activities there are. Each has a name and a page in the catalogues. */
export const ACTIVITY_KINDS = ['limitedTime', 'groupBuy', 'newUser', 'flashSale', 'preSale', 'combo', 'gift'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** How goods of an activity are sold. */
interface KindTerms {
  /** Whether its price stands for the price of the SKU: two of these never run for one SKU at the same time. */
  readonly hasPrice: boolean;
  /** Whether coupons and discounts of the store come off its price. */
  readonly takesReductions: boolean;
  /** Where its price is charged: in every purchase of the SKU, or only in the checkout of the activity itself. */
  readonly pricedIn: 'everyCheckout' | 'ownCheckout';
  /** What its products are while it runs. `cartObjection` says which types can be bought outside of their own checkout. */
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

/** Kinds that contradict each other when they run for one SKU at the same time. */
export function doExclude(one: ActivityKind, other: ActivityKind): boolean {
  return KIND_TERMS[one].hasPrice && KIND_TERMS[other].hasPrice;
}

/** Whether another activity of the store can stand in its way: a price of the same SKU, or a gift with the same product. */
export function canClash(kind: ActivityKind): boolean {
  return KIND_TERMS[kind].hasPrice || kind === 'gift';
}
