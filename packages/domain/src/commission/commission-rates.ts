/** The highest rate of commission; 100 basis points are one percent. */
export const MAX_BASIS_POINTS = 5_000;

export const RATE_STATES = ['inForce', 'planned', 'past'] as const;
export type RateState = (typeof RATE_STATES)[number];

/**
 * A rate of commission, in force from `validFrom` until the next rate of the same scope. A null store means all stores,
 * a null category all categories.
 */
export interface CommissionRate {
  readonly storeId: number | null;
  readonly categoryId: number | null;
  /** Null: the scope has no rate of its own from then on. */
  readonly basisPoints: number | null;
  readonly validFrom: Date;
}

interface Sold {
  readonly storeId: number;
  /** Path of categories, from the top level to the product's own. */
  readonly categoryIds: readonly number[];
}

type CommissionTable = ReadonlyMap<string, readonly CommissionRate[]>;

const scopeKey = (storeId: number | null, categoryId: number | null) => `${storeId ?? ''}/${categoryId ?? ''}`;

/** Rates by scope, the latest first. */
export function toCommissionTable(rates: readonly CommissionRate[]): CommissionTable {
  const latestFirst = rates.toSorted((one, other) => other.validFrom.getTime() - one.validFrom.getTime());
  return Map.groupBy(latestFirst, ({ storeId, categoryId }) => scopeKey(storeId, categoryId));
}

/**
 * The most specific rate in force: of store and category, of the store, of the category, then `mallRate`. Nearer
 * categories win over those above them.
 */
export function commissionAt(
  table: CommissionTable,
  { storeId, categoryIds }: Sold,
  at: Date,
  mallRate: number,
): number {
  const nearestFirst = categoryIds.toReversed();
  const scopes = [
    ...nearestFirst.map((categoryId) => scopeKey(storeId, categoryId)),
    scopeKey(storeId, null),
    ...nearestFirst.map((categoryId) => scopeKey(null, categoryId)),
  ];
  for (const scope of scopes) {
    const inForce = table.get(scope)?.find(({ validFrom }) => validFrom <= at);
    if (inForce && inForce.basisPoints !== null) return inForce.basisPoints;
  }
  return mallRate;
}
