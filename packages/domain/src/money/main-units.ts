/** Inside, amounts are whole cents; at the edge of the API they are main units with at most two decimals. */
export function mainUnits(amountCents: number): number {
  return amountCents / 100;
}

/** What came in as main units. The contract has made sure that there are at most two decimals. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}
