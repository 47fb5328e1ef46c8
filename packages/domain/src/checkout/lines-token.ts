interface ShownLine {
  /** 0 when bought directly, without the cart. */
  readonly basketId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/**
 * Identifies the lines that a buyer was shown, in any order. It only has to distinguish carts of one buyer and protects
 * no secret, so a short hash without a platform API is enough (FNV-1a, 64 bits).
 */
export function linesToken(lines: readonly ShownLine[]): string {
  const text = lines
    .map(({ basketId, skuId, quantity }) => `${basketId}:${skuId}:${quantity}`)
    .toSorted()
    .join();
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  }
  return hash.toString(36);
}

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
