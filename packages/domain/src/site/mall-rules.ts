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
  /** Unpaid trades that a buyer may have at once … */
  readonly unpaidTradesPerBuyer: number;
  /** … and the pieces in them, which are reserved meanwhile. */
  readonly unpaidPiecesPerBuyer: number;
  /** A bank transfer pays for at most this amount … */
  readonly transferMaxCents: number;
  /** … and all transfers together hold at most this share of a SKU's stock, or these few pieces if that is more. */
  readonly transferStockPercent: number;
  readonly transferStockPieces: number;
  /** Orders of a buyer that are on their way to be paid on delivery, and their amount. */
  readonly cashOrdersPerBuyer: number;
  readonly cashCentsPerBuyer: number;
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
  unpaidTradesPerBuyer: 10,
  unpaidPiecesPerBuyer: 200,
  transferMaxCents: 5_000_000,
  transferStockPercent: 20,
  transferStockPieces: 5,
  cashOrdersPerBuyer: 10,
  cashCentsPerBuyer: 500_000,
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
