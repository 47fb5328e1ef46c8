/** Limits and terms that the operator can change at run time; these are the defaults. */
export interface MallRules {
  readonly addressesPerBuyer: number;
  readonly welcomePoints: number;
  readonly codeLifeMinutes: number;
  readonly codeResendSeconds: number;
  /** A code is invalid after so many wrong attempts. */
  readonly codeTries: number;
  /** Of products and of stores, each. */
  readonly favouritesPerBuyer: number;
  readonly historyDays: number;
  readonly historyEntries: number;
  /** An unpaid trade expires after this long. */
  readonly unpaidLimitMinutes: number;
  /** An announced transfer must arrive within this time. */
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
  /** Points that are worth one main unit of the currency. */
  readonly pointsPerUnit: number;
  /** Points are used in multiples of this, for at most this share of the goods. */
  readonly pointsStep: number;
  readonly pointsMostPercent: number;
  /** Points for each main unit that was paid, on receipt. */
  readonly pointsPerSpend: number;
  /** The same for growth. */
  readonly growthPerSpend: number;
  /** Points expire at the end of the year this many years after the one they were earned in. */
  readonly pointsLifeYears: number;
  /** Lifetime of points that are returned after that. */
  readonly returnedPointsLifeDays: number;
  /** An order is received automatically this long after it was shipped. */
  readonly autoReceiveDays: number;
  /** … or this long after the last of its parcels was signed for, if that is earlier. */
  readonly signedReceiveDays: number;
  /** Goods can be returned for this long after receipt. */
  readonly afterSalesDays: number;
  /** A store answers a refund request within this time, else it counts as accepted. */
  readonly refundHandleDays: number;
  /** The buyer sends the goods back within this time, else the request is closed. */
  readonly refundReturnDays: number;
  /** The store confirms that they arrived within this time, else the money goes back. */
  readonly refundReceiveDays: number;
  /** After a refusal the buyer answers within this time, else the request is closed. */
  readonly refundAnswerDays: number;
  /** A review can be written for this long after receipt; then five stars without words are recorded. */
  readonly reviewDays: number;
  /** Its author can add to it for this long. */
  readonly appendReviewDays: number;
  /** The mall's share of the goods paid, fixed when an order is placed. */
  readonly commissionPercent: number;
  /** The smallest payout that a store may request. */
  readonly payoutLeastCents: number;
  /** A payout above this amount needs two different people to approve it. */
  readonly payoutSecondPersonAboveCents: number;
  /** A new or changed payout account can be used after this long, so that its owners can object. */
  readonly payoutAccountWaitHours: number;
  /** Staff adjust balance or points alone up to this; more needs a second person. */
  readonly adjustmentSecondPersonAboveCents: number;
  readonly adjustmentSecondPersonAbovePoints: number;
  /** Both sides of a dispute add evidence for this long; staff give the same time once more. */
  readonly disputeEvidenceDays: number;
  /** A dispute should be decided within this time. */
  readonly disputeTargetDays: number;
  /** Staff decide alone about a refund up to this; more needs a second person. */
  readonly rulingSecondPersonAboveCents: number;
  /** A buyer stays signed in while they return within this time. */
  readonly buyerSessionDays: number;
  /** Sellers and staff sign in again after this long. */
  readonly consoleSessionHours: number;
  /** So many wrong pay passwords in a row lock it for so long. */
  readonly payPasswordTries: number;
  readonly payPasswordLockMinutes: number;
  /** The largest file of an avatar or logo, and of any other picture. */
  readonly logoMegabytes: number;
  readonly pictureMegabytes: number;
  /** A fetched exchange rate that differs by more than this waits for a person. */
  readonly rateJumpPercent: number;
  /** Where a day begins for the mall: statistics, and everything that happens once a day. */
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
