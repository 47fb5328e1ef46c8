import type { Texts } from '../mall/types.ts';
import type { CompleteLocaleTexts } from '../site/types.ts';

/** Days relative to the moment of seeding or renewing the mall; negative: in the past. */
export type Days = readonly [from: number, until: number];

/** A coupon in main units and days, before it is in a database. */
export interface DemoCoupon {
  readonly couponId: number;
  /** Undefined: a coupon of the platform. */
  readonly shopId?: number;
  readonly name: Texts;
  readonly off: { readonly amount: number } | { readonly percent: number; readonly most?: number };
  /** Minimum purchase; 0: none. */
  readonly over: number;
  /** Undefined: everything in the store or in the mall. */
  readonly onlyFor?: { readonly categories: readonly number[] } | { readonly products: readonly string[] };
  readonly offered: Days;
  readonly valid: { readonly between: Days } | { readonly afterDays: number; readonly days: number };
  readonly total: number;
  /** Number that other buyers have collected so far. */
  readonly collected: number;
  readonly perPerson: number;
  /** Platform coupons: the budget and the used part of it, in main units. */
  readonly budget?: { readonly most: number; readonly used: number };
  /** Percentage that the stores bear. */
  readonly storePercent?: number;
}

/** A discount of a store. */
export interface DemoDiscount {
  readonly discountId: number;
  readonly shopId: number;
  readonly name: Texts;
  /** Steps are in main units for `spend`, in pieces and percent for `pieces`. */
  readonly kind: 'spend' | 'pieces';
  readonly steps: readonly { readonly from: number; readonly off: number }[];
  /** Undefined: everything in the store. */
  readonly products?: readonly string[];
  readonly runs: Days;
}

/** Hours relative to the moment of seeding; negative: in the past. */
export type Hours = readonly [from: number, until: number];

/** An activity of a store. */
export interface DemoActivity {
  readonly activityId: number;
  readonly shopId: number;
  readonly name: CompleteLocaleTexts;
  readonly runs: Hours;
  /** From one start to the next; longer than a run, so that prices are normal in between. */
  readonly againAfterHours: number;
  readonly limitPerBuyer?: number;
  /** Percent off each product. */
  readonly products: Readonly<Record<string, number>>;
}

/** Hours count from the end of the sale. */
export interface DemoPreSale extends DemoActivity {
  /** Undefined: everything is paid at once. */
  readonly depositPercent?: number;
  readonly balanceHours?: number;
  readonly shipHours: number;
}

export interface DemoGroupBuy extends DemoActivity {
  readonly groupSize: number;
}

/** A flash sale of a store, in rounds of two hours. */
export interface DemoFlashSale extends Omit<DemoActivity, 'runs' | 'againAfterHours'> {
  /** Rounds of the day whose number modulo four is this. */
  readonly everyFourthRound: number;
}

export interface DemoCombo extends DemoActivity {
  /** The main product first. */
  readonly parts: readonly { readonly product: string; readonly isFixed: boolean; readonly quantity?: number }[];
  readonly least: number;
  readonly most: number;
}

/** The products keep their prices; the first SKU of the gift's product is given with them. */
export interface DemoGift extends DemoActivity {
  readonly gift: {
    readonly product: string;
    readonly perPieces: number;
    readonly pieces: number;
    readonly mostPerOrder: number | null;
    readonly pool: number | null;
  };
}
