/** Converts cents, the internal unit, to the API's main units with at most two decimals. */
export function mainUnits(amountCents: number): number {
  return amountCents / 100;
}

/** Converts the API's main units, which the contract limits to two decimals. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}
