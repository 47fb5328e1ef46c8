/**
 * Divides an amount in proportion to weights so that the parts add up to it to the cent: everybody gets the whole cents
 * of their share, and what is left goes to those with the largest remainders, the earlier one first.
 */
export function shareOut(amountCents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!Number.isSafeInteger(amountCents) || amountCents < 0) throw new Error(`${amountCents} cannot be shared out`);
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) throw new Error('a weight is no weight');
  if (amountCents === 0) return weights.map(() => 0);
  if (total === 0) throw new Error('nobody is there to share with');
  // Exact: the product of two amounts can be beyond what a double counts without gaps.
  const exact = weights.map((weight) => BigInt(amountCents) * BigInt(weight));
  const parts = exact.map((share) => Number(share / BigInt(total)));
  const remainders = exact.map((share, at) => ({ at, remainder: share % BigInt(total) }));
  remainders.sort((one, other) => compare(other.remainder, one.remainder) || one.at - other.at);
  let left = amountCents - parts.reduce((sum, part) => sum + part, 0);
  for (const { at } of remainders) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
