import type { Texts } from '../mall/types.ts';
import type { Words } from '../site/types.ts';

/** Days from the moment in which the mall is seeded, or renewed; negative ones have passed. */
export type Days = readonly [from: number, until: number];

/** A coupon in main units and days, before it has a database. */
export interface DemoCoupon {
  readonly couponId: number;
  /** None: the platform's. */
  readonly shopId?: number;
  readonly name: Texts;
  readonly off: { readonly amount: number } | { readonly percent: number; readonly most?: number };
  /** What must be bought; 0: whatever it is. */
  readonly over: number;
  /** None: everything, in the store or in the mall. */
  readonly onlyFor?: { readonly categories: readonly number[] } | { readonly products: readonly string[] };
  readonly offered: Days;
  readonly valid: { readonly between: Days } | { readonly afterDays: number; readonly days: number };
  readonly total: number;
  /** What others have collected so far. */
  readonly collected: number;
  readonly perPerson: number;
  /** Of the platform's coupons, in main units: what it spends at most, and what is used of it. */
  readonly budget?: { readonly most: number; readonly used: number };
  /** The part that stores bear. */
  readonly storePercent?: number;
}

/** What a store takes off by itself. */
export interface DemoDiscount {
  readonly discountId: number;
  readonly shopId: number;
  readonly name: Texts;
  /** Main units of a spending discount; pieces and percent of the other. */
  readonly kind: 'spend' | 'pieces';
  readonly steps: readonly { readonly from: number; readonly off: number }[];
  /** None: everything in the store. */
  readonly products?: readonly string[];
  readonly runs: Days;
}

/** Hours from the moment in which the mall is seeded; negative ones have passed. */
export type Hours = readonly [from: number, until: number];

/** An activity of a store. */
export interface DemoActivity {
  readonly activityId: number;
  readonly shopId: number;
  readonly name: Words;
  readonly runs: Hours;
  /** From one start to the next; longer than it runs, so that prices are normal between. */
  readonly againAfterHours: number;
  readonly limitPerBuyer?: number;
  /** Percent off each product. */
  readonly products: Readonly<Record<string, number>>;
}

/** Hours are counted from the end of the sale. */
export interface DemoPreSale extends DemoActivity {
  /** Left out: everything is paid at once. */
  readonly depositPercent?: number;
  readonly balanceHours?: number;
  readonly shipHours: number;
}

export interface DemoGroupBuy extends DemoActivity {
  readonly groupSize: number;
}

/** A flash sale of a store, in rounds of two hours. */
export interface DemoFlashSale extends Omit<DemoActivity, 'runs' | 'againAfterHours'> {
  /** Of the twelve rounds of a day those with this remainder when divided by four. */
  readonly everyFourthRound: number;
}

export interface DemoCombo extends DemoActivity {
  /** The main product first. */
  readonly parts: readonly { readonly product: string; readonly isFixed: boolean; readonly quantity?: number }[];
  readonly least: number;
  readonly most: number;
}

/** Its products keep their prices; the first SKU of the gift's product comes with them. */
export interface DemoGift extends DemoActivity {
  readonly gift: {
    readonly product: string;
    readonly perPieces: number;
    readonly pieces: number;
    readonly mostPerOrder: number | null;
    readonly pool: number | null;
  };
}
