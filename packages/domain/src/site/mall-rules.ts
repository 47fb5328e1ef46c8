/** Numbers that staff may change while the mall runs. Below are the defaults. */
export interface MallRules {
  readonly addressesPerBuyer: number;
  readonly welcomePoints: number;
  readonly codeLifeMinutes: number;
  readonly codeResendSeconds: number;
  /** After so many wrong tries a code is invalid. */
  readonly codeTries: number;
  /** Of products and of stores, each. */
  readonly favouritesPerBuyer: number;
  readonly historyDays: number;
  readonly historyEntries: number;
  /** An unpaid trade expires after so long. */
  readonly unpaidLimitMinutes: number;
  /** Instead of `unpaidLimitMinutes` when a bank transfer was announced. */
  readonly transferLimitDays: number;
  readonly remindEveryMinutes: number;
  /** So many points are worth one main unit … */
  readonly pointsPerUnit: number;
  /** … and are used in multiples of this, for at most so much of the goods. */
  readonly pointsStep: number;
  readonly pointsMostPercent: number;
  /** Points for each main unit that was paid, on receipt. */
  readonly pointsPerSpend: number;
  /** The same for growth. */
  readonly growthPerSpend: number;
  /** Points expire at the end of the year that comes so many after the one they were earned in … */
  readonly pointsLifeYears: number;
  /** … and those that come back after that live for so long. */
  readonly returnedPointsLifeDays: number;
  /** Receipt counts as confirmed so long after an order was sent. */
  readonly autoReceiveDays: number;
  /** So long after receipt something can go back. */
  readonly afterSalesDays: number;
  /** What the mall keeps of goods paid, frozen when an order is placed. */
  readonly commissionPercent: number;
}

export const DEFAULT_RULES: MallRules = {
  addressesPerBuyer: 20,
  welcomePoints: 100,
  codeLifeMinutes: 10,
  codeResendSeconds: 60,
  codeTries: 5,
  favouritesPerBuyer: 1000,
  historyDays: 90,
  historyEntries: 500,
  unpaidLimitMinutes: 30,
  transferLimitDays: 3,
  remindEveryMinutes: 60,
  pointsPerUnit: 100,
  pointsStep: 10,
  pointsMostPercent: 50,
  pointsPerSpend: 1,
  growthPerSpend: 1,
  pointsLifeYears: 2,
  returnedPointsLifeDays: 30,
  autoReceiveDays: 14,
  afterSalesDays: 7,
  commissionPercent: 5,
};
