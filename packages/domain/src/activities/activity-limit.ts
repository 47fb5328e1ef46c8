interface ActivityLine {
  readonly prodId: number;
  readonly quantity: number;
  readonly activity: { readonly activityId: number; readonly limitPerBuyer: number | null } | null;
}

/** A product of which more is wanted than its activity allows one buyer. */
export interface ActivityLimitExceeded {
  readonly prodId: number;
  readonly activityId: number;
  readonly limit: number;
  /** Pieces in the buyer's earlier orders. */
  readonly bought: number;
}

/** Key of a limit: it counts the pieces of one product in one activity. */
export const activityLimitKey = (activityId: number, prodId: number) => `${activityId}:${prodId}`;

/** Ids of the activities with a limit per buyer, without duplicates. */
export function limitedActivities(lines: readonly ActivityLine[]): number[] {
  return [...new Set(lines.flatMap(({ activity }) => (activity?.limitPerBuyer ? [activity.activityId] : [])))];
}

/**
 * The first exceeded limit. All SKUs of a product count together, with the buyer's earlier orders in the same activity.
 */
export function activityLimitExceeded(
  lines: readonly ActivityLine[],
  boughtBefore: ReadonlyMap<string, number> = new Map(),
): ActivityLimitExceeded | undefined {
  const piecesByKey = new Map<string, number>();
  for (const { prodId, quantity, activity } of lines) {
    if (!activity?.limitPerBuyer) continue;
    const { activityId, limitPerBuyer: limit } = activity;
    const key = activityLimitKey(activityId, prodId);
    const pieces = (piecesByKey.get(key) ?? 0) + quantity;
    const bought = boughtBefore.get(key) ?? 0;
    if (pieces + bought > limit) return { prodId, activityId, limit, bought };
    piecesByKey.set(key, pieces);
  }
  return undefined;
}
