/** How a currency shows amounts that are stored in the base currency. */
export interface DisplayCurrency {
  readonly currencyCode: string;
  readonly symbol: string;
  /** Units of this currency for one of the base currency. */
  readonly exchangeRate: number;
}

const SMALLEST_SHOWN = 0.01;

/**
 * A stored amount (cents of the base currency) in main units of the display currency, to two decimals.
 * Something that costs anything never shows as free: a conversion below 0.01 shows 0.01.
 */
export function displayAmount(amountCents: number, currency: DisplayCurrency): number {
  const converted = Math.round(amountCents * currency.exchangeRate) / 100;
  if (amountCents === 0) return 0;
  return Math.sign(amountCents) * Math.max(Math.abs(converted), SMALLEST_SHOWN);
}
