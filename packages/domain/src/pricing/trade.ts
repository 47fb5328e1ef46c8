import type { DeliveryType } from '../catalogue/product-types.ts';
import type { CouponTerms } from '../promotions/coupons.ts';
import type { StoreDiscount } from '../promotions/store-discounts.ts';
import type { SameCityTerms, ShippingTemplate } from '../shipping/shipping-fee.ts';
import type { Reduction } from './reductions.ts';
import type { PointsRule } from './usable-points.ts';

/** One thing that somebody wants so many of, with everything that its price depends on. */
export interface WantedLine {
  /** Names the line for whoever asks; each once. */
  readonly key: string;
  readonly storeId: number;
  readonly prodId: number;
  readonly skuId: number;
  readonly categoryIds: readonly number[];
  readonly quantity: number;
  /** The activity's price where there is one, else the SKU's. */
  readonly unitCents: number;
  readonly isActivityPrice: boolean;
  readonly takesCoupons: boolean;
  readonly isVirtual: boolean;
  readonly weightGrams: number;
  readonly volumeCm3: number;
  readonly shippingTemplateId: number | null;
}

/** How one store's goods get there. */
export interface ChosenDelivery {
  readonly type: DeliveryType;
}

export interface Destination {
  readonly provinceId: number;
  readonly cityId: number;
}

export interface TradeQuestion {
  readonly lines: readonly WantedLine[];
  /** A paying member's share in the mall; none for everybody else. */
  readonly member?: { readonly percentOff: number; readonly hasFreeShipping: boolean } | undefined;
  readonly storeDiscounts: readonly StoreDiscount[];
  /** At most one per store and one of the platform; those that do not fit are said to be unfit, not silently dropped. */
  readonly coupons: readonly CouponTerms[];
  readonly points: number;
  readonly pointsRule: PointsRule;
  /** By store; a store that is not named sends by courier. */
  readonly deliveries: ReadonlyMap<number, ChosenDelivery>;
  /** None while there is no address. */
  readonly destination: Destination | undefined;
  readonly shippingTemplates: ReadonlyMap<number, ShippingTemplate>;
  /** Stores that deliver in their own city. */
  readonly sameCity: ReadonlyMap<number, SameCityTerms>;
}

/** A line with its price, and why it is that. */
export interface PricedLine extends WantedLine {
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  /** Its share of what sending costs. */
  readonly shippingCents: number;
  /** Points that were used for it. */
  readonly points: number;
  /** Goods without the reductions, and its share of the shipping. */
  readonly payableCents: number;
}

export interface Shipping {
  readonly type: DeliveryType;
  /** What it would cost … */
  readonly fullCents: number;
  /** … and what of that a member does not pay. */
  readonly memberOffCents: number;
  /** Lines that do not go there, or not this way. */
  readonly undeliverable: readonly string[];
}

/** What one store sells in a trade. */
export interface PricedOrder {
  readonly storeId: number;
  readonly lines: readonly PricedLine[];
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  readonly shipping: Shipping;
  readonly shippingCents: number;
  readonly points: number;
  readonly payableCents: number;
}

export interface PricedTrade {
  /** In the order in which the stores came up. */
  readonly orders: readonly PricedOrder[];
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  readonly shippingCents: number;
  readonly points: number;
  /** Before points; what `mostPoints` starts from. */
  readonly pointsLimit: { readonly goodsCents: number; readonly leftCents: number };
  readonly payableCents: number;
  /** Coupons that are good for none of it, or whose threshold is not reached. */
  readonly unfitCoupons: readonly number[];
}
