/** How points become money. */
export interface PointsRule {
  /** So many points are one main unit. */
  readonly pointsPerUnit: number;
  /** They are used in multiples of so many. */
  readonly pointsStep: number;
  /** Of the goods, before coupons. */
  readonly pointsMostPercent: number;
}

const CENTS_PER_UNIT = 100;

/** What so many points are worth. */
export function pointsValue(points: number, { pointsPerUnit }: PointsRule): number {
  return Math.floor((points * CENTS_PER_UNIT) / pointsPerUnit);
}

/** The most points that may be used on goods for so much, of which so much is still to be paid. */
export function mostPoints(rule: PointsRule, goodsCents: number, leftCents: number, ownPoints: number): number {
  const mostCents = Math.min(Math.floor((goodsCents * rule.pointsMostPercent) / 100), leftCents);
  const most = Math.min(Math.floor((mostCents * rule.pointsPerUnit) / CENTS_PER_UNIT), ownPoints);
  return Math.max(0, most - (most % rule.pointsStep));
}
