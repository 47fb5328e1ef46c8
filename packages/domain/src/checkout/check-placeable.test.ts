import { describe, expect, it } from 'vitest';
import { checkPlaceable, keptAnswers, type OrderWish, type Wishes } from './check-placeable.ts';

const order: OrderWish = {
  storeId: 2,
  way: 1,
  ways: [1, 2],
  unofferedSkuIds: [],
  undeliverableSkuIds: [],
  pickup: undefined,
  stationIds: [21, 22],
  invoice: undefined,
};
const wishes: Wishes = { orders: [order], hasAddress: true, asked: [], answers: [], locale: 'en' };
const asking = (change: Partial<OrderWish>): Wishes => ({ ...wishes, orders: [{ ...order, ...change }] });

const person = { name: 'Ada', mobile: '13800138000' };
const question = { name: { en: 'For whom', zh_CN: '给谁' }, isRequired: true };
const asked = [{ prodId: 7, questions: [question, { name: { en: 'Words' }, isRequired: false }] }];

describe('what may be placed', () => {
  it.each<[string, Wishes]>([
    ['a parcel with an address', wishes],
    [
      'something to fetch without one',
      { ...asking({ way: 2, pickup: { stationId: 22, ...person } }), hasAddress: false },
    ],
    ['an invoice for a person', asking({ invoice: { headerType: 2, invoiceTaxNumber: '' } })],
    ['one for a unit with a number', asking({ invoice: { headerType: 1, invoiceTaxNumber: '91310000MA1FL0AB2C' } })],
    ['an answer in another language', { ...wishes, asked, answers: [{ prodId: 7, name: '给谁', value: 'Eve' }] }],
  ])('%s', (_, given) => {
    expect(checkPlaceable(given)).toBeUndefined();
  });

  it.each<[string, Wishes, unknown]>([
    ['address.needed', { ...wishes, hasAddress: false }, { shopId: 2 }],
    ['delivery.notOffered', asking({ way: 4, unofferedSkuIds: [7] }), { shopId: 2, dvyType: 4, skuIds: [7] }],
    ['delivery.outside', asking({ undeliverableSkuIds: [9] }), { shopId: 2, skuIds: [9] }],
    ['delivery.pickupPoint', asking({ way: 2 }), { shopId: 2 }],
    ['delivery.pickupPoint', asking({ way: 2, pickup: { stationId: 31, ...person } }), { shopId: 2 }],
    ['delivery.pickupPoint', asking({ way: 2, pickup: { stationId: 21, ...person, name: '' } }), { shopId: 2 }],
    ['delivery.pickupPoint', asking({ way: 2, pickup: { stationId: 21, ...person, mobile: '1' } }), { shopId: 2 }],
    ['delivery.pickupPoint', asking({ way: 2, pickup: { stationId: 21, ...person, mobile: '23800138000' } }), {}],
    ['order.answerNeeded', { ...wishes, asked }, { prodId: 7, name: 'For whom' }],
    [
      'order.answerNeeded',
      { ...wishes, asked, answers: [{ prodId: 8, name: 'For whom', value: 'Eve' }] },
      { prodId: 7, name: 'For whom' },
    ],
    ['order.invoiceTaxNumber', asking({ invoice: { headerType: 1, invoiceTaxNumber: '' } }), { shopId: 2 }],
    ['order.invoiceTaxNumber', asking({ invoice: { headerType: 1, invoiceTaxNumber: 'no number' } }), { shopId: 2 }],
  ])('is refused with %s', (refused, given, data) => {
    expect(checkPlaceable(given)).toMatchObject({ refused, data });
  });

  it('names the first reason in the order of the contract', () => {
    const all = { ...asking({ way: 4, undeliverableSkuIds: [9] }), hasAddress: false, asked };
    expect(checkPlaceable(all)).toMatchObject({ refused: 'address.needed' });
    expect(checkPlaceable({ ...all, hasAddress: true })).toMatchObject({ refused: 'delivery.notOffered' });
  });
});

describe('answers', () => {
  it('are kept as far as somebody asked', () => {
    const answers = [
      { prodId: 7, name: 'Words', value: 'Hello' },
      { prodId: 7, name: 'Other', value: 'x' },
      { prodId: 7, name: 'For whom', value: 'Eve' },
      { prodId: 9, name: 'For whom', value: 'x' },
    ];
    expect(keptAnswers(asked, answers).map(({ value }) => value)).toEqual(['Eve', 'Hello']);
    expect(keptAnswers(asked, [{ prodId: 7, name: 'Words', value: '' }])).toEqual([]);
  });
});
