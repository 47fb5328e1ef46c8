import { describe, expect, it } from 'vitest';
import { goodsPricingInput } from '../checkout/goods-pricing-input.ts';
import { line } from '../checkout/testing/coupon-trade.ts';
import type { ShippingTemplate } from '../shipping/shipping-fee.ts';
import { freeShippingProgress } from './free-shipping.ts';
import { type Sent, shipOrder } from './ship-order.ts';

const TIBET = { provinceId: 540000, cityId: 540100 };
const HAINAN = { provinceId: 460000, cityId: 460100 };
const template: ShippingTemplate = {
  basis: 'piece',
  ...{ firstUnits: 1, firstFeeCents: 600, extraUnits: 1, extraFeeCents: 200, freeOverCents: 3_900 },
  ...{ minDays: 1, maxDays: 3, notTo: [TIBET.provinceId] },
  exceptions: [
    {
      ...{ provinceIds: [HAINAN.provinceId], firstFeeCents: 900, extraFeeCents: 0, freeOverCents: 9_900 },
      ...{ minDays: 3, maxDays: 5 },
    },
  ],
};
const shippingTemplates = new Map([
  [1, template],
  [2, { ...template, freeOverCents: null }],
  [3, { ...template, firstFeeCents: 0, extraFeeCents: 0 }],
]);
const goods = (goodsCents: number, change: Partial<Sent> = {}): Sent => ({
  ...line(2, goodsCents),
  ...{ goodsCents, shippingTemplateId: 1, ...change },
});
const progress = (lines: Sent[], destination?: typeof TIBET) =>
  freeShippingProgress(lines, { destination, shippingTemplates });

describe('freeShippingProgress', () => {
  it('returns the amount missing to the threshold of the template at the destination', () => {
    expect(progress([goods(2_700)])).toEqual({ fromCents: 3_900, missingCents: 1_200 });
    expect(progress([goods(2_700), goods(1_200)])).toEqual({ fromCents: 3_900, missingCents: 0 });
    expect(progress([goods(2_700)], HAINAN)).toEqual({ fromCents: 9_900, missingCents: 7_200 });
  });

  it('agrees with shipOrder: postage is free from the missing amount on', () => {
    const input = { ...goodsPricingInput([], []), coupons: [], points: 0, destination: HAINAN, shippingTemplates };
    const { missingCents = 0 } = progress([goods(2_700)], HAINAN) ?? {};
    const fee = (cents: number) => shipOrder(2, [goods(2_700 + cents)], input).fullCents;
    expect([fee(missingCents - 1), fee(missingCents)]).toEqual([900, 0]);
  });

  it.each<[string, Sent[], typeof TIBET?]>([
    ['without a threshold', [goods(2_700, { shippingTemplateId: 2 })]],
    ['where it costs nothing anyway', [goods(2_700, { shippingTemplateId: 3 })]],
    ['by several templates', [goods(2_700), goods(900, { shippingTemplateId: 2 })]],
    ['without a template', [goods(2_700, { shippingTemplateId: null })]],
    ['where it is not delivered', [goods(2_700)], TIBET],
    ['of virtual goods', [goods(2_700, { isVirtual: true })]],
    ['of nothing', []],
  ])('returns nothing %s', (_, lines, destination) => {
    expect(progress(lines, destination)).toBeUndefined();
  });
});
