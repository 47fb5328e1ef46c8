import type { StoreDiscount } from '@galleria/domain/promotions/store-discounts';
import type { ShippingTemplate } from '@galleria/domain/shipping/shipping-fee';

/**
 * The contents of a mall with random purchases. The test creates them, and the prices follow from them by the rules.
 */
export interface Facts {
  readonly goods: ReadonlyMap<number, SaleSku>;
  /** By SKU: at most one each. */
  readonly sales: ReadonlyMap<number, Sale>;
  readonly gifts: readonly GiftOffer[];
  readonly combos: readonly ComboOffer[];
  readonly discounts: readonly StoreDiscount[];
  readonly shippingTemplates: ReadonlyMap<number, ShippingTemplate>;
}

export interface SaleSku {
  readonly skuId: number;
  readonly prodId: number;
  readonly storeId: number;
  readonly normalCents: number;
  /** Its category and those above it. */
  readonly categoryIds: readonly number[];
  readonly weightGrams: number;
  readonly volumeCm3: number;
  readonly shippingTemplateId: number | null;
}

export const SALE_KINDS = ['limitedTime', 'newUser', 'groupBuy', 'flashSale', 'preSale'] as const;
type SaleKind = (typeof SALE_KINDS)[number];

/** One SKU with a price of its own for a while. */
export interface Sale {
  readonly activityId: number;
  readonly kind: SaleKind;
  readonly skuId: number;
  readonly priceCents: number;
  readonly isRunning: boolean;
  /** Of a pre-sale; undefined: paid at once. */
  readonly depositPercent?: number | undefined;
}

export interface GiftOffer {
  readonly activityId: number;
  readonly mainSkuId: number;
  readonly giftSkuId: number;
  readonly perPieces: number;
  readonly pieces: number;
  readonly mostPerOrder: number | null;
  readonly isRunning: boolean;
}

export interface ComboOffer {
  readonly activityId: number;
  readonly parts: readonly ComboPartOffer[];
  readonly least: number;
  readonly most: number;
}

interface ComboPartOffer {
  readonly skuId: number;
  readonly priceCents: number;
  readonly quantity: number;
  readonly isFixed: boolean;
}

/** The gifts that are left before a purchase. */
export interface GiftsLeft {
  /** By SKU of the gift. */
  readonly stock: ReadonlyMap<number, number>;
  /** By activity; null: as many as are in stock. */
  readonly pool: ReadonlyMap<number, number | null>;
}

export interface WantedPiece {
  readonly skuId: number;
  readonly quantity: number;
}

/** One purchase: through the cart or directly, or in the checkout of an activity. */
export type WantedPurchase =
  | { readonly way: 'cart' | 'direct'; readonly pieces: readonly WantedPiece[] }
  | { readonly way: 'flashSale' | 'groupBuy' | 'preSale'; readonly sale: Sale; readonly quantity: number }
  | { readonly way: 'combo'; readonly combo: ComboOffer; readonly skuIds: readonly number[]; readonly sets: number };
