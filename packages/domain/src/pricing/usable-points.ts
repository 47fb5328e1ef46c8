/** Conversion of points to money. */
export interface PointsRule {
  /** Points per main unit of money. */
  readonly pointsPerUnit: number;
  /** Points are used in multiples of this. */
  readonly pointsStep: number;
  /** Maximum share of the goods, before coupons, that points can pay. */
  readonly pointsMostPercent: number;
}

const CENTS_PER_UNIT = 100;

/** The value of points in cents. */
export function pointsValue(points: number, { pointsPerUnit }: PointsRule): number {
  return Math.floor((points * CENTS_PER_UNIT) / pointsPerUnit);
}

/** The highest number of points that may be used. */
export function maxUsablePoints(rule: PointsRule, goodsCents: number, leftCents: number, ownPoints: number): number {
  const mostCents = Math.min(Math.floor((goodsCents * rule.pointsMostPercent) / 100), leftCents);
  const most = Math.min(Math.floor((mostCents * rule.pointsPerUnit) / CENTS_PER_UNIT), ownPoints);
  return Math.max(0, most - (most % rule.pointsStep));
}
