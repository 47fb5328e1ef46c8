import { LOCALES } from '@galleria/domain/site/locales';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { z } from 'zod';

const texts = z.partialRecord(z.enum(LOCALES), z.string()).default({});
const TIME_ZONES = Intl.supportedValuesOf('timeZone');
const picture = z.string().default('');

/** The values of the `setting` table, by key. A missing row or field reads as its default. */
export const SETTINGS = {
  siteConfig: z.object({
    pcLogoImg: picture,
    pcLoginBgImg: picture,
    pcTitleImg: picture,
    pcQrcodeImg: picture,
    pcCompanyName: z.string().default(''),
    pcCompanyInfo: texts,
    pcCopyright: texts,
    pcTitleContent: texts,
    pcLogoImgText: texts,
    pcWelcome: texts,
  }),
  productTypes: z.object({
    isPreferredOpen: z.boolean().default(false),
    isNewUserSpecialOpen: z.boolean().default(false),
  }),
  paySwitch: z.object({
    pointsPaySwitch: z.boolean().default(true),
    balancePaySwitch: z.boolean().default(true),
    payPalSwitch: z.boolean().default(true),
    payPalCardSwitch: z.boolean().default(true),
    stripeSwitch: z.boolean().default(true),
    cashOnDeliverySwitch: z.boolean().default(true),
    offlinePaySwitch: z.boolean().default(true),
  }),
  /** The bank account for offline transfers, which are not offered while it is empty. */
  transferAccount: z.object({
    payee: z.string().default(''),
    account: z.string().default(''),
    bank: z.string().default(''),
  }),
  /**
   * Areas of pay on delivery, as codes of provinces, cities or districts: possible only there, or everywhere except
   * there.
   */
  cashAreas: z.object({
    mode: z.enum(['except', 'only']).default('except'),
    areaIds: z.array(z.int().min(1)).max(5_000).default([]),
  }),
  /** The source from which a daily job fetches exchange rates. */
  rateSource: z.object({ url: z.string().default(''), isOn: z.boolean().default(false) }),
  /** The result of the last fetch. */
  rateRun: z.object({
    atIso: z.string().default(''),
    problem: z.enum(['', 'unreachable', 'format', 'base']).default(''),
    changed: z.int().default(0),
    waiting: z.int().default(0),
  }),
  serviceSwitch: z.object({
    platformServiceSwitch: z.boolean().default(true),
    shopServiceSwitch: z.boolean().default(true),
  }),
  /** Settings for the members of staff. */
  staff: z.object({ requiresTotp: z.boolean().default(true) }),
  rules: z.object({
    addressesPerBuyer: z.int().min(1).max(1000).default(DEFAULT_RULES.addressesPerBuyer),
    welcomePoints: z.int().min(0).max(1_000_000).default(DEFAULT_RULES.welcomePoints),
    codeLifeMinutes: z.int().min(1).max(60).default(DEFAULT_RULES.codeLifeMinutes),
    codeResendSeconds: z.int().min(10).max(3600).default(DEFAULT_RULES.codeResendSeconds),
    codeTries: z.int().min(1).max(10).default(DEFAULT_RULES.codeTries),
    favouritesPerBuyer: z.int().min(1).max(1000).default(DEFAULT_RULES.favouritesPerBuyer),
    historyDays: z.int().min(1).max(365).default(DEFAULT_RULES.historyDays),
    historyEntries: z.int().min(1).max(5000).default(DEFAULT_RULES.historyEntries),
    unpaidLimitMinutes: z.int().min(1).max(10_080).default(DEFAULT_RULES.unpaidLimitMinutes),
    transferLimitDays: z.int().min(1).max(60).default(DEFAULT_RULES.transferLimitDays),
    unpaidTradesPerBuyer: z.int().min(1).max(1_000_000).default(DEFAULT_RULES.unpaidTradesPerBuyer),
    unpaidPiecesPerBuyer: z.int().min(1).max(1_000_000_000).default(DEFAULT_RULES.unpaidPiecesPerBuyer),
    transferMaxCents: z.int().min(0).max(99_999_999_999).default(DEFAULT_RULES.transferMaxCents),
    transferStockPercent: z.int().min(0).max(100).default(DEFAULT_RULES.transferStockPercent),
    transferStockPieces: z.int().min(0).max(1_000_000).default(DEFAULT_RULES.transferStockPieces),
    cashOrdersPerBuyer: z.int().min(0).max(1_000_000).default(DEFAULT_RULES.cashOrdersPerBuyer),
    cashCentsPerBuyer: z.int().min(0).max(99_999_999_999).default(DEFAULT_RULES.cashCentsPerBuyer),
    remindEveryMinutes: z.int().min(1).max(10_080).default(DEFAULT_RULES.remindEveryMinutes),
    pointsPerUnit: z.int().min(1).max(100_000).default(DEFAULT_RULES.pointsPerUnit),
    pointsStep: z.int().min(1).max(10_000).default(DEFAULT_RULES.pointsStep),
    pointsMostPercent: z.int().min(0).max(100).default(DEFAULT_RULES.pointsMostPercent),
    pointsPerSpend: z.int().min(0).max(1000).default(DEFAULT_RULES.pointsPerSpend),
    growthPerSpend: z.int().min(0).max(1000).default(DEFAULT_RULES.growthPerSpend),
    pointsLifeYears: z.int().min(0).max(100).default(DEFAULT_RULES.pointsLifeYears),
    returnedPointsLifeDays: z.int().min(0).max(3650).default(DEFAULT_RULES.returnedPointsLifeDays),
    autoReceiveDays: z.int().min(1).max(365).default(DEFAULT_RULES.autoReceiveDays),
    signedReceiveDays: z.int().min(1).max(365).default(DEFAULT_RULES.signedReceiveDays),
    afterSalesDays: z.int().min(0).max(365).default(DEFAULT_RULES.afterSalesDays),
    refundHandleDays: z.int().min(1).max(60).default(DEFAULT_RULES.refundHandleDays),
    refundReturnDays: z.int().min(1).max(60).default(DEFAULT_RULES.refundReturnDays),
    refundReceiveDays: z.int().min(1).max(60).default(DEFAULT_RULES.refundReceiveDays),
    refundAnswerDays: z.int().min(1).max(60).default(DEFAULT_RULES.refundAnswerDays),
    reviewDays: z.int().min(1).max(365).default(DEFAULT_RULES.reviewDays),
    appendReviewDays: z.int().min(1).max(3650).default(DEFAULT_RULES.appendReviewDays),
    commissionPercent: z.int().min(0).max(50).default(DEFAULT_RULES.commissionPercent),
    payoutSecondPersonAboveCents: z
      .int()
      .min(0)
      .max(100_000_000_000)
      .default(DEFAULT_RULES.payoutSecondPersonAboveCents),
    payoutLeastCents: z.int().min(1).max(100_000_000).default(DEFAULT_RULES.payoutLeastCents),
    payoutAccountWaitHours: z.int().min(0).max(720).default(DEFAULT_RULES.payoutAccountWaitHours),
    adjustmentSecondPersonAboveCents: z
      .int()
      .min(0)
      .max(100_000_000)
      .default(DEFAULT_RULES.adjustmentSecondPersonAboveCents),
    adjustmentSecondPersonAbovePoints: z
      .int()
      .min(0)
      .max(100_000_000)
      .default(DEFAULT_RULES.adjustmentSecondPersonAbovePoints),
    disputeEvidenceDays: z.int().min(1).max(30).default(DEFAULT_RULES.disputeEvidenceDays),
    disputeTargetDays: z.int().min(1).max(90).default(DEFAULT_RULES.disputeTargetDays),
    rulingSecondPersonAboveCents: z.int().min(0).max(100_000_000).default(DEFAULT_RULES.rulingSecondPersonAboveCents),
    buyerSessionDays: z.int().min(1).max(365).default(DEFAULT_RULES.buyerSessionDays),
    consoleSessionHours: z.int().min(1).max(168).default(DEFAULT_RULES.consoleSessionHours),
    payPasswordTries: z.int().min(1).max(20).default(DEFAULT_RULES.payPasswordTries),
    payPasswordLockMinutes: z.int().min(1).max(1440).default(DEFAULT_RULES.payPasswordLockMinutes),
    logoMegabytes: z.int().min(1).max(10).default(DEFAULT_RULES.logoMegabytes),
    pictureMegabytes: z.int().min(1).max(10).default(DEFAULT_RULES.pictureMegabytes),
    rateJumpPercent: z.int().min(1).max(1000).default(DEFAULT_RULES.rateJumpPercent),
    timeZone: z.enum(TIME_ZONES).or(z.literal('UTC')).default('UTC'),
  }),
  termsOfService: z.object({ title: texts, content: texts }),
  privacyPolicy: z.object({ title: texts, content: texts }),
};

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<Key extends SettingKey> = z.output<(typeof SETTINGS)[Key]>;
export type SettingInput<Key extends SettingKey> = z.input<(typeof SETTINGS)[Key]>;
