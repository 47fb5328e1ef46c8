import { describe, expect, it } from 'vitest';
import { checkPlaceable, type OrderRequest, type PlacementRequest, relevantAnswers } from './check-placeable.ts';

const order: OrderRequest = {
  storeId: 2,
  deliveryType: 1,
  offeredTypes: [1, 2],
  unofferedSkuIds: [],
  undeliverableSkuIds: [],
  pickup: undefined,
  stationIds: [21, 22],
  invoice: undefined,
};
const request: PlacementRequest = { orders: [order], hasAddress: true, asked: [], answers: [], locale: 'en' };
const withOrder = (change: Partial<OrderRequest>): PlacementRequest => ({
  ...request,
  orders: [{ ...order, ...change }],
});

const person = { name: 'Ada', mobile: '13800138000' };
const question = { name: { en: 'For whom', zh_CN: '给谁' }, isRequired: true };
const asked = [{ prodId: 7, questions: [question, { name: { en: 'Words' }, isRequired: false }] }];

describe('checkPlaceable', () => {
  it.each<[string, PlacementRequest]>([
    ['a parcel with an address', request],
    [
      'a pickup without an address',
      { ...withOrder({ deliveryType: 2, pickup: { stationId: 22, ...person } }), hasAddress: false },
    ],
    ['an invoice for a person', withOrder({ invoice: { headerType: 2, invoiceTaxNumber: '' } })],
    [
      'an invoice for a company with a tax number',
      withOrder({ invoice: { headerType: 1, invoiceTaxNumber: '91310000MA1FL0AB2C' } }),
    ],
    ['an answer in another language', { ...request, asked, answers: [{ prodId: 7, name: '给谁', value: 'Eve' }] }],
  ])('accepts %s', (_, given) => {
    expect(checkPlaceable(given)).toBeUndefined();
  });

  it.each<[string, PlacementRequest, unknown]>([
    ['address.needed', { ...request, hasAddress: false }, { shopId: 2 }],
    [
      'delivery.notOffered',
      withOrder({ deliveryType: 4, unofferedSkuIds: [7] }),
      { shopId: 2, dvyType: 4, skuIds: [7] },
    ],
    ['delivery.outside', withOrder({ undeliverableSkuIds: [9] }), { shopId: 2, skuIds: [9] }],
    ['delivery.pickupPoint', withOrder({ deliveryType: 2 }), { shopId: 2 }],
    ['delivery.pickupPoint', withOrder({ deliveryType: 2, pickup: { stationId: 31, ...person } }), { shopId: 2 }],
    [
      'delivery.pickupPoint',
      withOrder({ deliveryType: 2, pickup: { stationId: 21, ...person, name: '' } }),
      { shopId: 2 },
    ],
    [
      'delivery.pickupPoint',
      withOrder({ deliveryType: 2, pickup: { stationId: 21, ...person, mobile: '1' } }),
      { shopId: 2 },
    ],
    [
      'delivery.pickupPoint',
      withOrder({ deliveryType: 2, pickup: { stationId: 21, ...person, mobile: '23800138000' } }),
      {},
    ],
    ['order.answerNeeded', { ...request, asked }, { prodId: 7, name: 'For whom' }],
    [
      'order.answerNeeded',
      { ...request, asked, answers: [{ prodId: 8, name: 'For whom', value: 'Eve' }] },
      { prodId: 7, name: 'For whom' },
    ],
    ['order.invoiceTaxNumber', withOrder({ invoice: { headerType: 1, invoiceTaxNumber: '' } }), { shopId: 2 }],
    ['order.invoiceTaxNumber', withOrder({ invoice: { headerType: 1, invoiceTaxNumber: 'no number' } }), { shopId: 2 }],
  ])('refuses with %s', (refused, given, data) => {
    expect(checkPlaceable(given)).toMatchObject({ refused, data });
  });

  it('returns the first reason in the order of the contract', () => {
    const all = { ...withOrder({ deliveryType: 4, undeliverableSkuIds: [9] }), hasAddress: false, asked };
    expect(checkPlaceable(all)).toMatchObject({ refused: 'address.needed' });
    expect(checkPlaceable({ ...all, hasAddress: true })).toMatchObject({ refused: 'delivery.notOffered' });
  });
});

describe('relevantAnswers', () => {
  it('drops empty answers and answers to questions that were not asked', () => {
    const answers = [
      { prodId: 7, name: 'Words', value: 'Hello' },
      { prodId: 7, name: 'Other', value: 'x' },
      { prodId: 7, name: 'For whom', value: 'Eve' },
      { prodId: 9, name: 'For whom', value: 'x' },
    ];
    expect(relevantAnswers(asked, answers).map(({ value }) => value)).toEqual(['Eve', 'Hello']);
    expect(relevantAnswers(asked, [{ prodId: 7, name: 'Words', value: '' }])).toEqual([]);
  });
});
