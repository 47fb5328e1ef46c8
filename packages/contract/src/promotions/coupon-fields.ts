import { COUPON_SCOPES } from '@galleria/domain/promotions/coupons';
import { PROMOTION_STATES } from '@galleria/domain/promotions/promotion-states';
import { z } from 'zod';
import { id, integer, money, moneyInput, paging, time } from '../wire/formats.ts';
import { requiredTexts } from '../wire/locale-texts.ts';

/** Shared by coupons of stores and of the platform, for those who grant them. */

export const MAX_PROMOTION_NAME_LENGTH = 40;

export const promotionPaging = {
  ...paging,
  state: z.enum(PROMOTION_STATES).optional(),
  keyword: z.string().trim().max(60).optional().meta({ description: 'part of the name in any language' }),
};

export const promotionResults = {
  orders: z.int().meta({ description: 'number of paid orders that used it' }),
  broughtIn: money.meta({ description: 'revenue from these orders' }),
  givenAway: money.meta({ description: 'total of its reductions' }),
};

export const promotionStateChange = z.enum(['on', 'off', 'end']).meta({ description: 'end: immediate and permanent' });

export const couponShown = {
  couponId: z.int(),
  name: z.string(),
  kind: z.enum(['cash', 'percent']),
  amount: money.meta({ description: 'of a cash coupon' }),
  percentOff: z.int(),
  mostOff: money.nullable().meta({ description: 'maximum reduction by a percent coupon; null: no limit' }),
  threshold: money.meta({ description: 'minimum price of the goods' }),
  scope: z.enum(COUPON_SCOPES),
  offeredFrom: time,
  offeredUntil: time,
  validFrom: time.nullable(),
  validUntil: time.nullable(),
  afterDays: z
    .int()
    .meta({ description: 'without fixed dates: number of days between collecting it and the start of its validity' }),
  validDays: z.int().meta({ description: 'without fixed dates: number of days of its validity' }),
  total: z.int(),
  perPerson: z.int(),
  scopeCount: z.int().meta({ description: 'number of categories, products or stores in its scope' }),
  isOn: z.boolean(),
  state: z.enum(PROMOTION_STATES),
  collected: z.int(),
  ...promotionResults,
};

const count = (least: number, most: number) => integer.pipe(z.int().min(least).max(most)).meta({ type: 'integer' });

export const couponDraft = {
  couponId: id.optional(),
  names: requiredTexts(MAX_PROMOTION_NAME_LENGTH),
  kind: z.enum(['cash', 'percent']),
  amount: moneyInput.pipe(z.number().max(99_999)).default(0),
  percentOff: count(0, 99).default(0),
  mostOff: moneyInput.pipe(z.number().max(99_999)).nullable().default(null),
  threshold: moneyInput.pipe(z.number().max(999_999)).default(0),
  scope: z.enum(COUPON_SCOPES),
  scopeIds: z.array(id).max(100).default([]),
  offeredFrom: time,
  offeredUntil: time,
  validFrom: time.nullable().default(null),
  validUntil: time.nullable().default(null),
  afterDays: count(0, 90).default(0),
  validDays: count(0, 730).default(0),
  total: count(1, 10_000_000),
  perPerson: count(1, 100).default(1),
  isGenerous: z
    .boolean()
    .default(false)
    .meta({ description: 'true: confirms that the coupon may cover a whole purchase' }),
};

export const COUPON_DRAFT_REFUSALS = [
  'coupon.dates',
  'coupon.worth',
  'coupon.tooGenerous',
  'coupon.scopeUnknown',
  'coupon.notFound',
  'coupon.termsFrozen',
  'coupon.belowCollected',
  'coupon.tooMany',
] as const;
