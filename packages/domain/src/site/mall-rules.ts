/** Limits and terms that staff can change while the mall runs. */
export interface MallRules {
  readonly addressesPerBuyer: number;
  readonly welcomePoints: number;
  readonly codeLifeMinutes: number;
  readonly codeResendSeconds: number;
  /** Wrong attempts after which a code is invalid. */
  readonly codeTries: number;
  /** Limit for products, and separately for stores. */
  readonly favouritesPerBuyer: number;
  readonly historyDays: number;
  readonly historyEntries: number;
  /** An unpaid trade expires after this long. */
  readonly unpaidLimitMinutes: number;
  /** An announced transfer must arrive within this time. */
  readonly transferLimitDays: number;
  /** Greatest number of unpaid trades of a buyer … */
  readonly unpaidTradesPerBuyer: number;
  /** … and of the pieces that these reserve. */
  readonly unpaidPiecesPerBuyer: number;
  /** A bank transfer can pay at most this amount … */
  readonly transferMaxCents: number;
  /**
   * … and all pending transfers together hold at most this share of a SKU's stock, or this many pieces if that is more.
   */
  readonly transferStockPercent: number;
  readonly transferStockPieces: number;
  /** Limits on a buyer's undelivered orders with cash on delivery: number and amount. */
  readonly cashOrdersPerBuyer: number;
  readonly cashCentsPerBuyer: number;
  readonly remindEveryMinutes: number;
  /** Points that are worth one main unit of the currency. */
  readonly pointsPerUnit: number;
  /** Points are used in multiples of this, for at most this share of the goods. */
  readonly pointsStep: number;
  readonly pointsMostPercent: number;
  /** Points earned per main unit paid, on receipt. */
  readonly pointsPerSpend: number;
  /** Growth earned per main unit paid, on receipt. */
  readonly growthPerSpend: number;
  /** Points expire at the end of the year this many years after the one they were earned in. */
  readonly pointsLifeYears: number;
  /** Lifetime of points that are returned after they would have expired. */
  readonly returnedPointsLifeDays: number;
  /** An order counts as received this long after it was shipped … */
  readonly autoReceiveDays: number;
  /** … or this long after the last of its parcels was signed for, if that is earlier. */
  readonly signedReceiveDays: number;
  /** Goods can be returned for this long after receipt. */
  readonly afterSalesDays: number;
  /** If a store does not answer a refund request within this time, the request counts as accepted. */
  readonly refundHandleDays: number;
  /** If the buyer does not send the goods back within this time, the request is closed. */
  readonly refundReturnDays: number;
  /** If the store does not confirm the arrival of returned goods within this time, the money is refunded. */
  readonly refundReceiveDays: number;
  /** If the buyer does not answer a refusal within this time, the request is closed. */
  readonly refundAnswerDays: number;
  /** A review can be written for this long after receipt; then a default review of five stars is recorded. */
  readonly reviewDays: number;
  /** The author of a review can add to it for this long. */
  readonly appendReviewDays: number;
  /** The mall's share of the price of the goods, frozen when an order is placed. */
  readonly commissionPercent: number;
  /** The smallest payout that a store may request. */
  readonly payoutLeastCents: number;
  /** Approving a payout above this amount takes two different people. */
  readonly payoutSecondPersonAboveCents: number;
  /** A new or changed payout account cannot be used for this long, so that the store's owners can object. */
  readonly payoutAccountWaitHours: number;
  /** Staff adjust balance or points alone up to these limits; more needs a second person. */
  readonly adjustmentSecondPersonAboveCents: number;
  readonly adjustmentSecondPersonAbovePoints: number;
  /** Time for evidence in a dispute; staff can extend it once by the same time. */
  readonly disputeEvidenceDays: number;
  /** Target time for the decision of a dispute. */
  readonly disputeTargetDays: number;
  /** Staff decide about refunds alone up to this limit; more needs a second person. */
  readonly rulingSecondPersonAboveCents: number;
  /** A buyer's session ends after this long without a visit. */
  readonly buyerSessionDays: number;
  /** Sessions of sellers and staff end after this long. */
  readonly consoleSessionHours: number;
  /** This many wrong pay passwords in a row lock it for this long. */
  readonly payPasswordTries: number;
  readonly payPasswordLockMinutes: number;
  /** Largest upload of an avatar or logo, and of any other picture. */
  readonly logoMegabytes: number;
  readonly pictureMegabytes: number;
  /** A fetched exchange rate that differs by more than this waits for approval by staff. */
  readonly rateJumpPercent: number;
  /** Decides when a day begins for the mall: in statistics, and for daily jobs. */
  readonly timeZone: string;
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
  signedReceiveDays: 3,
  afterSalesDays: 7,
  refundHandleDays: 7,
  refundReturnDays: 7,
  refundReceiveDays: 7,
  refundAnswerDays: 7,
  reviewDays: 30,
  appendReviewDays: 180,
  commissionPercent: 5,
  payoutLeastCents: 1_000,
  payoutSecondPersonAboveCents: 500_000,
  payoutAccountWaitHours: 24,
  adjustmentSecondPersonAboveCents: 50_000,
  adjustmentSecondPersonAbovePoints: 50_000,
  disputeEvidenceDays: 3,
  disputeTargetDays: 7,
  rulingSecondPersonAboveCents: 100_000,
  buyerSessionDays: 30,
  consoleSessionHours: 12,
  payPasswordTries: 5,
  payPasswordLockMinutes: 15,
  logoMegabytes: 2,
  pictureMegabytes: 10,
  rateJumpPercent: 20,
  timeZone: 'UTC',
};
