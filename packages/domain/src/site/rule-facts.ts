import type { MallRules } from './mall-rules.ts';

export type RuleName = keyof MallRules;

export const RULE_AREAS = ['orders', 'payment', 'points', 'accounts', 'stores', 'site'] as const;
export type RuleArea = (typeof RULE_AREAS)[number];

export const RULE_UNITS = [
  'count',
  'seconds',
  'minutes',
  'hours',
  'days',
  'years',
  'percent',
  'cents',
  'points',
  'megabytes',
  'timeZone',
] as const;
export type RuleUnit = (typeof RULE_UNITS)[number];

/** Area of the console and unit of each rule. Its range and default are in the setting's schema. */
export const RULE_FACTS: Readonly<Record<RuleName, readonly [area: RuleArea, unit: RuleUnit]>> = {
  unpaidLimitMinutes: ['orders', 'minutes'],
  unpaidTradesPerBuyer: ['orders', 'count'],
  unpaidPiecesPerBuyer: ['orders', 'count'],
  remindEveryMinutes: ['orders', 'minutes'],
  autoReceiveDays: ['orders', 'days'],
  signedReceiveDays: ['orders', 'days'],
  afterSalesDays: ['orders', 'days'],
  disputeEvidenceDays: ['orders', 'days'],
  disputeTargetDays: ['orders', 'days'],
  rulingSecondPersonAboveCents: ['orders', 'cents'],
  refundHandleDays: ['orders', 'days'],
  refundReturnDays: ['orders', 'days'],
  refundReceiveDays: ['orders', 'days'],
  refundAnswerDays: ['orders', 'days'],
  reviewDays: ['orders', 'days'],
  appendReviewDays: ['orders', 'days'],
  transferLimitDays: ['payment', 'days'],
  transferMaxCents: ['payment', 'cents'],
  transferStockPercent: ['payment', 'percent'],
  transferStockPieces: ['payment', 'count'],
  cashOrdersPerBuyer: ['payment', 'count'],
  cashCentsPerBuyer: ['payment', 'cents'],
  payPasswordTries: ['payment', 'count'],
  payPasswordLockMinutes: ['payment', 'minutes'],
  welcomePoints: ['points', 'points'],
  pointsPerUnit: ['points', 'points'],
  pointsStep: ['points', 'points'],
  pointsMostPercent: ['points', 'percent'],
  pointsPerSpend: ['points', 'points'],
  growthPerSpend: ['points', 'count'],
  pointsLifeYears: ['points', 'years'],
  returnedPointsLifeDays: ['points', 'days'],
  addressesPerBuyer: ['accounts', 'count'],
  favouritesPerBuyer: ['accounts', 'count'],
  historyDays: ['accounts', 'days'],
  historyEntries: ['accounts', 'count'],
  codeLifeMinutes: ['accounts', 'minutes'],
  codeResendSeconds: ['accounts', 'seconds'],
  codeTries: ['accounts', 'count'],
  buyerSessionDays: ['accounts', 'days'],
  consoleSessionHours: ['accounts', 'hours'],
  adjustmentSecondPersonAboveCents: ['accounts', 'cents'],
  adjustmentSecondPersonAbovePoints: ['accounts', 'points'],
  commissionPercent: ['stores', 'percent'],
  payoutLeastCents: ['stores', 'cents'],
  payoutSecondPersonAboveCents: ['stores', 'cents'],
  payoutAccountWaitHours: ['stores', 'hours'],
  logoMegabytes: ['site', 'megabytes'],
  pictureMegabytes: ['site', 'megabytes'],
  rateJumpPercent: ['site', 'percent'],
  timeZone: ['site', 'timeZone'],
};

export const RULE_NAMES = Object.keys(RULE_FACTS) as RuleName[];

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(RULE_FACTS, name);
}
