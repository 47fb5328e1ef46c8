/** Alerts that a buyer can ask for: a SKU is in stock again, or a product costs less. */
export const ALERT_KINDS = ['stock', 'price'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** Alerts of one buyer that are waiting at the same time. */
export const MAX_ALERTS = 200;

interface Alert {
  readonly kind: AlertKind;
  /** The price when the buyer asked for the alert. */
  readonly priceCents: number;
}

/** The present state of the product. */
interface Offer {
  /** On sale, in an open store. */
  readonly isOffered: boolean;
  /** Pieces: of the SKU for a stock alert, of any SKU for a price alert. */
  readonly available: number;
  /** The price in lists, including a running activity. */
  readonly priceCents: number;
}

/** A price alert also needs stock: it waits until the product can be bought. */
export function isAlertDue({ kind, priceCents }: Alert, offer: Offer): boolean {
  if (!offer.isOffered || offer.available <= 0) return false;
  return kind === 'stock' || offer.priceCents < priceCents;
}
