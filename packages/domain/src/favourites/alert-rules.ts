/** What a buyer can ask to be told of: that a SKU can be bought again, or that a product costs less. */
export const ALERT_KINDS = ['stock', 'price'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** Alerts of one buyer that wait at the same time. */
export const ALERTS_AT_MOST = 200;

interface Alert {
  readonly kind: AlertKind;
  /** What it cost when the buyer asked. */
  readonly priceCents: number;
}

/** What a product is sold for now. */
interface Offer {
  /** On sale, in an open store. */
  readonly isOffered: boolean;
  /** Pieces: of the SKU for a stock alert, of any SKU for a price alert. */
  readonly available: number;
  /** What lists show, the price of an activity that runs included. */
  readonly priceCents: number;
}

/** A lower price of something that nobody can buy is no news: the alert waits until it can be bought. */
export function isAlertDue({ kind, priceCents }: Alert, offer: Offer): boolean {
  if (!offer.isOffered || offer.available <= 0) return false;
  return kind === 'stock' || offer.priceCents < priceCents;
}
