import { describe, expect, it } from 'vitest';
import { DELIVERY_TYPE, type DeliveryType } from '../catalogue/product-types.ts';
import type { ShippingTemplate } from '../shipping/shipping-fee.ts';
import { DEFAULT_RULES } from '../site/mall-rules.ts';
import { shipOrder } from './ship-order.ts';
import type { PricingInput } from './trade.ts';

const SHANGHAI = { provinceId: 310000, cityId: 310100 };
const TIBET = { provinceId: 540000, cityId: 540100 };
const template: ShippingTemplate = {
  basis: 'piece',
  firstUnits: 1,
  firstFeeCents: 600,
  extraUnits: 1,
  extraFeeCents: 200,
  freeOverCents: 9_900,
  minDays: 1,
  maxDays: 3,
  exceptions: [],
  notTo: [TIBET.provinceId],
};
const input: PricingInput = {
  lines: [],
  storeDiscounts: [],
  coupons: [],
  points: 0,
  pointsRule: DEFAULT_RULES,
  deliveries: new Map(),
  destination: SHANGHAI,
  shippingTemplates: new Map([
    [1, template],
    [2, { ...template, basis: 'weight', firstFeeCents: 1_000, notTo: [] }],
  ]),
  sameCity: new Map([[2, { cityId: SHANGHAI.cityId, feeCents: 300, freeOverCents: 5_000 }]]),
};
const line = {
  key: 'a',
  storeId: 2,
  prodId: 1,
  skuId: 1,
  categoryIds: [],
  quantity: 1,
  unitCents: 1_000,
  goodsCents: 1_000,
  isActivityPrice: false,
  takesReductions: true,
  isVirtual: false,
  weightGrams: 400,
  volumeCm3: 0,
  shippingTemplateId: 1 as number | null,
};
const second = { ...line, key: 'b' };
const by = (type: DeliveryType) => ({ deliveries: new Map([[2, { type }]]) });
const { courier, pickup, none, sameCity } = DELIVERY_TYPE;

describe('shipOrder', () => {
  it.each<[string, (typeof line)[], Partial<PricingInput>, DeliveryType, number, string[]]>([
    ['one template: lines travel together', [line, second], {}, courier, 800, []],
    ['two templates: each by itself', [line, { ...second, shippingTemplateId: 2 }], {}, courier, 1_600, []],
    [
      'free over counts what travels together',
      [
        { ...line, goodsCents: 9_899 },
        { ...second, goodsCents: 1 },
      ],
      {},
      courier,
      0,
      [],
    ],
    [
      'not what travels with another template',
      [
        { ...line, goodsCents: 9_899 },
        { ...second, goodsCents: 1, shippingTemplateId: 2 },
      ],
      {},
      courier,
      1_600,
      [],
    ],
    ['no template travels free', [{ ...line, shippingTemplateId: null }], {}, courier, 0, []],
    ['a template that is gone travels free', [{ ...line, shippingTemplateId: 99 }], {}, courier, 0, []],
    ['virtual goods are no parcel', [line, { ...second, isVirtual: true, quantity: 9 }], {}, courier, 600, []],
    ['only virtual goods need nothing', [{ ...line, isVirtual: true }], by(courier), none, 0, []],
    [
      'where one template does not go, only its lines stay',
      [line, { ...second, shippingTemplateId: 2 }],
      { destination: TIBET },
      courier,
      1_000,
      ['a'],
    ],
    ['no destination', [line], { destination: undefined }, courier, 600, []],
    ['fetched', [line], by(pickup), pickup, 0, []],
    ['fetched, wherever one lives', [line], { ...by(pickup), destination: TIBET }, pickup, 0, []],
    ['brought round', [line, second], by(sameCity), sameCity, 300, []],
    [
      'brought round free',
      [
        { ...line, goodsCents: 4_999 },
        { ...second, goodsCents: 1 },
      ],
      by(sameCity),
      sameCity,
      0,
      [],
    ],
    ['not brought to another city', [line, second], { ...by(sameCity), destination: TIBET }, sameCity, 0, ['a', 'b']],
    ['not brought by a store that does not', [line], { ...by(sameCity), sameCity: new Map() }, sameCity, 0, ['a']],
  ])('%s', (_, lines, changes, type, fullCents, undeliverable) => {
    const shipping = shipOrder(2, lines, { ...input, ...changes });
    expect(shipping).toEqual({ type, fullCents, memberOffCents: 0, undeliverable });
  });

  it.each([
    ['a member, from the mall’s own store', 1, true, 600],
    ['a member, from another store', 2, true, 0],
    ['a member without that right', 1, false, 0],
  ])('frees members of postage in the mall’s own store: %s', (_, storeId, hasFreeShipping, memberOffCents) => {
    const shipping = shipOrder(storeId, [line], { ...input, member: { percentOff: 5, hasFreeShipping } });
    expect(shipping).toMatchObject({ fullCents: 600, memberOffCents });
  });
});
