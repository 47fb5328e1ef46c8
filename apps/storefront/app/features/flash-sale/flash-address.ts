const ZONE = '/flash-sale';

/** A round of the zone; without one, the ongoing round, else the next. */
export function flashZoneAddress(shown?: { readonly day: string; readonly round: number }): string {
  return shown ? `${ZONE}?day=${shown.day}&round=${shown.round}` : ZONE;
}

/** The flash sale of a product; without an id the ongoing one, else the next. */
export function flashAddress(prodId: number, activityId?: number): string {
  const address = `/secdetail?prodId=${prodId}`;
  return activityId === undefined ? address : `${address}&activityId=${activityId}`;
}

interface FlashOrder {
  readonly prodId: number;
  readonly activityId: number;
  readonly skuId: number;
  readonly count: number;
  /** The signed order path. */
  readonly path: string;
}

export function flashCheckoutAddress({ prodId, activityId, skuId, count, path }: FlashOrder): string {
  const order = { sku: skuId, count, flashActivityId: activityId, prodId, path };
  return `/submit-order?${new URLSearchParams(Object.entries(order).map(([name, value]) => [name, String(value)]))}`;
}
