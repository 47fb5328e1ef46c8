interface LimitedLine {
  readonly prodId: number;
  /** Pieces of the product that one buyer may order, over all their orders; null: no limit. */
  readonly limitPerBuyer: number | null;
  readonly quantity: number;
}

/** A product of which more is wanted than one buyer may order. */
export interface LimitExceeded {
  readonly prodId: number;
  readonly limit: number;
  /** In earlier orders. */
  readonly bought: number;
}

/** Products with a limit, each once. Most orders have none, and then nothing has to be counted. */
export function limitedProducts(lines: readonly LimitedLine[]): number[] {
  return [...new Set(lines.filter(({ limitPerBuyer }) => limitPerBuyer !== null).map(({ prodId }) => prodId))];
}

/** All SKUs of a product count together, with what the buyer has ordered before. */
export function limitExceeded(
  lines: readonly LimitedLine[],
  boughtBefore: ReadonlyMap<number, number> = new Map(),
): LimitExceeded | undefined {
  const wanted = new Map<number, number>();
  for (const { prodId, limitPerBuyer: limit, quantity } of lines) {
    if (limit === null) continue;
    const pieces = (wanted.get(prodId) ?? 0) + quantity;
    const bought = boughtBefore.get(prodId) ?? 0;
    if (pieces + bought > limit) return { prodId, limit, bought };
    wanted.set(prodId, pieces);
  }
  return undefined;
}
