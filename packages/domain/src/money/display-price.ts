/** A currency that prices are displayed in. */
export interface DisplayCurrency {
  readonly currencyCode: string;
  readonly symbol: string;
  /** Units of this currency for one of the base currency. */
  readonly exchangeRate: number;
}

const MIN_SHOWN_PRICE = 0.01;

/**
 * Converts cents of the base currency to main units of the display currency, rounded once to that currency's decimals.
 * An amount above zero is displayed as 0.01 at least.
 */
export function displayAmount(amountCents: number, currency: DisplayCurrency): number {
  if (amountCents === 0) return 0;
  const converted = (Math.abs(amountCents) * currency.exchangeRate) / 100;
  const shown = rounded(Math.max(converted, MIN_SHOWN_PRICE), decimalsOf(currency.currencyCode)) || MIN_SHOWN_PRICE;
  return Math.sign(amountCents) * shown;
}

/** Rounds half up. Rounding to 15 digits first corrects halves whose binary fraction is slightly too small. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(Number((value * scale).toPrecision(15))) / scale;
}

const decimals = new Map<string, number>();

/** Yen and won have no decimals, most currencies two. */
function decimalsOf(currencyCode: string): number {
  const cached = decimals.get(currencyCode);
  if (cached !== undefined) return cached;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currencyCode, found);
  return found;
}
