/** How a currency shows amounts that are stored in the base currency. */
export interface DisplayCurrency {
  readonly currencyCode: string;
  readonly symbol: string;
  /** Units of this currency for one of the base currency. */
  readonly exchangeRate: number;
}

const SMALLEST_SHOWN = 0.01;

/**
 * A stored amount (cents of the base currency) in main units of the display currency, rounded once to the decimals that
 * this currency has. Something that costs anything never shows as free: what would show less than 0.01 shows 0.01.
 */
export function displayAmount(amountCents: number, currency: DisplayCurrency): number {
  if (amountCents === 0) return 0;
  const converted = (Math.abs(amountCents) * currency.exchangeRate) / 100;
  const shown = rounded(Math.max(converted, SMALLEST_SHOWN), decimalsOf(currency.currencyCode)) || SMALLEST_SHOWN;
  return Math.sign(amountCents) * shown;
}

/** Halves go up. Binary fractions put some of them a hair below the half; fifteen digits are what a number is good for. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(Number((value * scale).toPrecision(15))) / scale;
}

const decimals = new Map<string, number>();

/** Yen and won have none, most currencies two. */
function decimalsOf(currencyCode: string): number {
  const known = decimals.get(currencyCode);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currencyCode, found);
  return found;
}
