import type { DeliveryType } from '../catalogue/product-types.ts';
import type { CouponTerms } from '../promotions/coupons.ts';
import type { StoreDiscount } from '../promotions/store-discounts.ts';
import type { SameCityTerms, ShippingTemplate } from '../shipping/shipping-fee.ts';
import type { Reduction } from './reductions.ts';
import type { PointsRule } from './usable-points.ts';

/** A line to price, with everything its price depends on. */
export interface WantedLine {
  /** Identifies the line for the caller; unique. */
  readonly key: string;
  readonly storeId: number;
  readonly prodId: number;
  readonly skuId: number;
  readonly categoryIds: readonly number[];
  readonly quantity: number;
  /** The activity's price where one applies, else the SKU's. */
  readonly unitCents: number;
  readonly isActivityPrice: boolean;
  /** Whether coupons and store discounts apply; some activities allow neither. */
  readonly takesReductions: boolean;
  readonly isVirtual: boolean;
  readonly weightGrams: number;
  readonly volumeCm3: number;
  readonly shippingTemplateId: number | null;
}

/** Delivery of one store's goods. */
export interface ChosenDelivery {
  readonly type: DeliveryType;
}

export interface Destination {
  readonly provinceId: number;
  readonly cityId: number;
}

export interface PricingInput {
  readonly lines: readonly WantedLine[];
  /** Benefits of a paying member. */
  readonly member?: { readonly percentOff: number; readonly hasFreeShipping: boolean } | undefined;
  readonly storeDiscounts: readonly StoreDiscount[];
  /** At most one per store and one of the platform. Coupons without effect are listed in `unfitCoupons`. */
  readonly coupons: readonly CouponTerms[];
  readonly points: number;
  readonly pointsRule: PointsRule;
  /** By store id; courier by default. */
  readonly deliveries: ReadonlyMap<number, ChosenDelivery>;
  /** Undefined while there is no address. */
  readonly destination: Destination | undefined;
  readonly shippingTemplates: ReadonlyMap<number, ShippingTemplate>;
  /** Terms of the stores that deliver in their own city, by store id. */
  readonly sameCity: ReadonlyMap<number, SameCityTerms>;
}

/** A line with its price and reductions. */
export interface PricedLine extends WantedLine {
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  /** The line's share of the shipping. */
  readonly shippingCents: number;
  /** Points used for the line. */
  readonly points: number;
  /** Goods less reductions, plus the share of the shipping. */
  readonly payableCents: number;
}

export interface Shipping {
  readonly type: DeliveryType;
  readonly fullCents: number;
  /** The part that the member does not pay. */
  readonly memberOffCents: number;
  /** Keys of the lines that this type cannot deliver to the destination. */
  readonly undeliverable: readonly string[];
}

/** The part of one store in a trade. */
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
  /** In the order of the first line of each store. */
  readonly orders: readonly PricedOrder[];
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  readonly shippingCents: number;
  readonly points: number;
  /** Amounts before points: the input of `maxUsablePoints`. */
  readonly pointsLimit: { readonly goodsCents: number; readonly leftCents: number };
  readonly payableCents: number;
  /** Ids of coupons that apply to no line, or whose threshold is not reached. */
  readonly unfitCoupons: readonly number[];
}
