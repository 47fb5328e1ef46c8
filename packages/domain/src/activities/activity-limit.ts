interface ActivityLine {
  readonly prodId: number;
  readonly quantity: number;
  readonly activity: { readonly activityId: number; readonly limitPerBuyer: number | null } | null;
}

/** What an activity allows a buyer, and how much of it is used up. */
export interface ActivityLimitExceeded {
  readonly prodId: number;
  readonly activityId: number;
  readonly limit: number;
  /** In earlier orders. */
  readonly bought: number;
}

/** Pieces of one product in one activity count together. */
export const activityLimitKey = (activityId: number, prodId: number) => `${activityId}:${prodId}`;

/** Activities with a limit, each once. */
export function limitedActivities(lines: readonly ActivityLine[]): number[] {
  return [...new Set(lines.flatMap(({ activity }) => (activity?.limitPerBuyer ? [activity.activityId] : [])))];
}

/** All SKUs of a product count together, with what the buyer has ordered of it in the same activity before. */
export function activityLimitExceeded(
  lines: readonly ActivityLine[],
  boughtBefore: ReadonlyMap<string, number> = new Map(),
): ActivityLimitExceeded | undefined {
  const wanted = new Map<string, number>();
  for (const { prodId, quantity, activity } of lines) {
    if (!activity?.limitPerBuyer) continue;
    const { activityId, limitPerBuyer: limit } = activity;
    const key = activityLimitKey(activityId, prodId);
    const pieces = (wanted.get(key) ?? 0) + quantity;
    const bought = boughtBefore.get(key) ?? 0;
    if (pieces + bought > limit) return { prodId, activityId, limit, bought };
    wanted.set(key, pieces);
  }
  return undefined;
}
