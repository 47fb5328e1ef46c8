/**
 * Divides an amount in proportion to weights; the parts add up to it exactly (largest remainder method, of equal
 * remainders the first gets the cent).
 */
export function allocate(amountCents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!Number.isSafeInteger(amountCents) || amountCents < 0) throw new Error(`allocate: invalid amount ${amountCents}`);
  const invalid = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0);
  if (invalid !== undefined) throw new Error(`allocate: invalid weight ${invalid}`);
  if (amountCents === 0) return weights.map(() => 0);
  if (total === 0) throw new Error(`allocate: total weight is 0 (amount: ${amountCents}, weights: ${weights.length})`);
  // BigInt: the product of two amounts can exceed Number.MAX_SAFE_INTEGER.
  const weighted = weights.map((weight) => BigInt(amountCents) * BigInt(weight));
  const parts = weighted.map((share) => Number(share / BigInt(total)));
  const remainders = weighted.map((share, index) => ({ index, remainder: share % BigInt(total) }));
  remainders.sort((one, other) => compare(other.remainder, one.remainder) || one.index - other.index);
  let left = amountCents - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of remainders) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
