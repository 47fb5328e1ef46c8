/** 100 are one percent. */
export const LARGEST_BASIS_POINTS = 5_000;

export const RATE_STATES = ['inForce', 'planned', 'past'] as const;
export type RateState = (typeof RATE_STATES)[number];

/** From `validFrom` until the next rate of the same scope begins. Without a store it holds for all, the same for categories. */
export interface CommissionRate {
  readonly storeId: number | null;
  readonly categoryId: number | null;
  /** Null: from then on the scope has no rate of its own. */
  readonly basisPoints: number | null;
  readonly validFrom: Date;
}

interface Sold {
  readonly storeId: number;
  /** From the top level to the category of the product. */
  readonly categoryIds: readonly number[];
}

type CommissionTable = ReadonlyMap<string, readonly CommissionRate[]>;

const scopeKey = (storeId: number | null, categoryId: number | null) => `${storeId ?? ''}/${categoryId ?? ''}`;

/** By scope, the latest first. */
export function toCommissionTable(rates: readonly CommissionRate[]): CommissionTable {
  const latestFirst = rates.toSorted((one, other) => other.validFrom.getTime() - one.validFrom.getTime());
  return Map.groupBy(latestFirst, ({ storeId, categoryId }) => scopeKey(storeId, categoryId));
}

/** The most specific rate in force: store and category, store, category, the mall's. Of categories the nearest counts. */
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
