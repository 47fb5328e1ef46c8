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
import type { ReviewQuery } from './reviews/review-query.ts';
import type { Soon } from './soon.ts';

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

/** What every page about a product shows. What is a promise comes after the first paint, or never (undefined). */
export interface ProductParts {
  readonly product: Product;
  /** The SKU of the address, whether or not the product has it. */
  readonly skuId: number | undefined;
  /** The days between which a courier brings it, as text, when the store states the duration. */
  readonly arrives: string | undefined;
  readonly store: Soon<CardStore | undefined>;
  readonly reviews: Soon<Reviews | undefined>;
  /** What others bought with it. */
  readonly together: Soon<CardProduct[]>;
  readonly related: Soon<CardProduct[]>;
  /** Of the signed-in buyer; guests have none to choose from. */
  readonly addresses: Soon<OwnAddress[]> | undefined;
  /** The one that the delivery is shown for, where it was chosen. */
  readonly addrId: number | undefined;
}

export interface Coupons {
  /** To collect, good for this product. They come with the page, so that nothing moves. */
  readonly coupons: readonly CentreCoupon[];
  /** What a piece of each SKU costs with the best of them and of the buyer's own; only of SKUs that they are good for. */
  readonly afterCoupons: OutputOf<typeof productCoupons>['prices'];
}

/** What there is on a product's own page besides. */
export interface DetailData extends ProductParts, Coupons {
  /** Of its store, that run now and hold for this product. */
  readonly discounts: readonly ProductDiscount[];
  /** Of a product that can be bought in a group now. */
  readonly group: GroupOfferData | undefined;
  /** Combos that it can be bought in now. */
  readonly combos: readonly Combo[];
  /** The buyer gets a mail when the product's activity starts. */
  readonly isReminded: boolean;
}

/** What is left of a product that cannot be opened. */
export interface GoneData {
  readonly why: 'offShelf' | 'takenDown' | 'waiting' | 'storeNotOpen' | 'missing';
  readonly name: string;
  readonly picture: string;
  readonly others: CardProduct[];
  /** They go with the product; otherwise they are what many people buy. */
  readonly areRelated: boolean;
}
