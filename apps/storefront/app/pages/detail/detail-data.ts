import type { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import type { productDiscounts } from '@galleria/contract/promotions/discounts';
import type { productCoupons } from '@galleria/contract/promotions/promotions';
import type { reviewPage, reviewSummary } from '@galleria/contract/reviews/reviews';
import type { Combo } from '../../features/combo/combo.ts';
import type { GroupOfferData } from '../../features/group-buy/group.ts';
import type { CardProduct } from '../../features/products/card-product.ts';
import type { CentreCoupon } from '../../features/promotions/coupon-face.ts';
import type { CardStore } from '../../features/stores/card-store.ts';
import type { Deferred } from './deferred.ts';
import type { ReviewQuery } from './reviews/review-query.ts';

export type Product = OutputOf<typeof productDetail>;
export type Sku = Product['skuList'][number];
export type Delivery = Product['delivery'];
export type DeliveryWay = Delivery['ways'][number];
export type Option = Product['options'][number];

export interface Reviews {
  readonly summary: OutputOf<typeof reviewSummary>;
  readonly page: OutputOf<typeof reviewPage>;
  readonly query: ReviewQuery;
}
export type Review = Reviews['page']['records'][number];

export type ProductDiscount = Pick<OutputOf<typeof productDiscounts>[number], 'discountId' | 'kind' | 'steps'>;

export interface OwnAddress {
  readonly addrId: number;
  readonly label: string;
}

/** Data of every page about a product. Promises arrive after the first paint; a part that failed is undefined. */
export interface ProductParts {
  readonly product: Product;
  /** The SKU in the address; the product may not have it. */
  readonly skuId: number | undefined;
  /** Delivery days of the courier as text; undefined when the store does not state the duration. */
  readonly arrives: string | undefined;
  readonly store: Deferred<CardStore | undefined>;
  readonly reviews: Deferred<Reviews | undefined>;
  /** Products bought together with this one. */
  readonly together: Deferred<CardProduct[]>;
  readonly related: Deferred<CardProduct[]>;
  /** Addresses of the signed-in buyer; undefined for guests, who have none to choose from. */
  readonly addresses: Deferred<OwnAddress[]> | undefined;
  /** The chosen address for the delivery, if any. */
  readonly addrId: number | undefined;
}

export interface Coupons {
  /** Collectable coupons for this product. They are not deferred, to avoid layout shift. */
  readonly coupons: readonly CentreCoupon[];
  /** Price of a piece of each SKU with the best of these and the buyer's own coupons; only SKUs with a valid coupon. */
  readonly afterCoupons: OutputOf<typeof productCoupons>['prices'];
}

/** Further data of a product's own page. */
export interface DetailData extends ProductParts, Coupons {
  /** Discounts of the store that run now and apply to this product. */
  readonly discounts: readonly ProductDiscount[];
  /** Set when the product can be bought in a group now. */
  readonly group: GroupOfferData | undefined;
  /** Running combos that include the product. */
  readonly combos: readonly Combo[];
  /** The buyer gets a mail when the product's activity starts. */
  readonly isReminded: boolean;
}

/** Remaining data of a product that cannot be opened. */
export interface UnavailableData {
  readonly reason: 'offShelf' | 'takenDown' | 'waiting' | 'storeNotOpen' | 'missing';
  readonly name: string;
  readonly picture: string;
  readonly others: CardProduct[];
  /** Whether `others` are related products; otherwise they are best sellers. */
  readonly areRelated: boolean;
}
