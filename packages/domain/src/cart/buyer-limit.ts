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
  /** Pieces in the buyer's earlier orders. */
  readonly bought: number;
}

/**
 * Ids of the products with a limit, without duplicates. Most orders have none, which saves the query for earlier
 * orders.
 */
export function limitedProducts(lines: readonly LimitedLine[]): number[] {
  return [...new Set(lines.filter(({ limitPerBuyer }) => limitPerBuyer !== null).map(({ prodId }) => prodId))];
}

/** The first exceeded limit. All SKUs of a product count together, with the buyer's earlier orders. */
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
