import { submitOrder } from '@galleria/contract/checkout/checkout';
import { describe, expect, it } from 'vitest';
import { checkOrder } from './check-order.ts';
import {
  answerField,
  type Choices,
  type Confirmed,
  choicesIn,
  collectIntent,
  confirmInput,
  parseCollectIntent,
  shownIn,
  submitInput,
} from './order-form.ts';

const CHOICES: Choices = {
  addrId: 5,
  dvyTypes: { 1: 1 },
  coupons: { 0: 0, 1: 31 },
  isBest: true,
  usesPoints: false,
  points: undefined,
};

describe('confirmInput', () => {
  it('sends no coupons until the buyer has chosen some', () => {
    expect(confirmInput(CHOICES, undefined).couponUserIds).toBeUndefined();
    expect(confirmInput({ ...CHOICES, isBest: false }, undefined).couponUserIds).toEqual([31]);
    expect(confirmInput({ ...CHOICES, isBest: false, coupons: { 1: 0 } }, undefined).couponUserIds).toEqual([]);
  });

  it('requests the most points possible until a number is given', () => {
    expect(confirmInput(CHOICES, undefined)).toMatchObject({ isScorePay: 0, userUseScore: undefined });
    const all = confirmInput({ ...CHOICES, usesPoints: true }, undefined);
    expect(all).toMatchObject({ isScorePay: 1, userUseScore: undefined });
    const some = confirmInput({ ...CHOICES, usesPoints: true, points: 50 }, undefined);
    expect(some).toMatchObject({ isScorePay: 1, userUseScore: 50 });
  });

  it('has every store and the SKU that is bought directly', () => {
    const input = confirmInput(CHOICES, { skuId: 9, prodCount: 2 });
    expect(input).toMatchObject({
      orderItem: { skuId: 9, prodCount: 2 },
      addrId: 5,
      dvyTypes: [{ shopId: 1, dvyType: 1 }],
    });
  });
});

describe('parseCollectIntent', () => {
  it('reads giver and coupon from the value of a button', () => {
    expect(parseCollectIntent({ intent: collectIntent(0, 12) })).toEqual({ giver: 0, couponId: 12 });
    expect(parseCollectIntent({ intent: 'update' })).toBeUndefined();
    expect(parseCollectIntent({})).toBeUndefined();
  });
});

const VALUES = {
  uuid: '7f1d7f0e-8a53-4d8e-9d0e-2f4f5b7a1c11',
  addrId: '5',
  'delivery.1': '1',
  'coupon.1': '31',
  'coupon.0': '0',
  'message.1': 'Ring twice',
  'invoice.1': '',
  'delivery.2': '2',
  'station.2': '8',
  'person.2': 'Ada',
  'mobile.2': '13800138000',
  'invoice.2': '1',
  'invoiceName.2': 'Analytical Engines',
  'taxNumber.2': '91110000000000000X',
  'invoiceContent.2': 'category',
  usePoints: '1',
  points: '120',
  expectedTotal: '12.34',
  linesToken: '1q2w3e',
  [answerField(77, 'Which number? 1.5 or 2')]: '2',
  [answerField(77, 'Anything else?')]: '',
};

const NOTHING_ASKED = { needsAddress: true, virtualQuestions: [] };

describe('submitInput and choicesIn', () => {
  it('choicesIn reads the choices that affect amounts', () => {
    expect(choicesIn(VALUES)).toEqual({
      addrId: 5,
      dvyTypes: { 1: 1, 2: 2 },
      coupons: { 0: 0, 1: 31 },
      isBest: false,
      usesPoints: true,
      points: 120,
    });
  });

  it('submitInput omits empty fields', () => {
    expect(submitInput(VALUES, undefined)).toEqual({
      uuid: VALUES.uuid,
      orderItem: undefined,
      addrId: 5,
      couponUserIds: [31],
      userUseScore: 120,
      orderShopParams: [
        { shopId: 1, dvyType: 1, remarks: 'Ring twice' },
        { shopId: 2, dvyType: 2, remarks: '', pickup: { stationId: 8, name: 'Ada', mobile: '13800138000' } },
      ],
      orderInvoiceList: [
        {
          ...{ shopId: 2, headerType: 1, headerName: 'Analytical Engines', invoiceTaxNumber: '91110000000000000X' },
          invoiceContent: 'category',
        },
      ],
      virtualRemarkList: [{ prodId: 77, name: 'Which number? 1.5 or 2', value: '2' }],
      expectedTotal: 12.34,
      linesToken: '1q2w3e',
    });
  });

  it('submitInput has no points unless chosen, and no tax number for a personal invoice', () => {
    const { usePoints: _, ...others } = VALUES;
    const input = submitInput({ ...others, 'invoice.2': '2' }, { skuId: 9, prodCount: 2 });
    expect(input.userUseScore).toBe(0);
    expect(input.orderItem).toEqual({ skuId: 9, prodCount: 2 });
    expect(input.orderInvoiceList).toEqual([
      {
        ...{ shopId: 2, headerType: 2, headerName: 'Analytical Engines', invoiceTaxNumber: '' },
        invoiceContent: 'category',
      },
    ]);
  });
});

describe('shownIn', () => {
  const amounts = { actualTotal: 20.05 } as Confirmed['amounts'];
  const input = submitInput({ ...VALUES, ...shownIn({ amounts, linesToken: 'a1', giftsToken: '' }) }, undefined);

  it('is part of the input: amount and goods as shown', () => {
    expect(input).toMatchObject({ expectedTotal: 20.05, linesToken: 'a1', giftsToken: '' });
    expect(submitOrder.input.parse(input)).toMatchObject({ expectedTotal: 20.05, linesToken: 'a1' });
  });
});

describe('checkOrder', () => {
  it('reports an invalid tax number', () => {
    expect(checkOrder({ ...VALUES, 'taxNumber.2': 'none' }, NOTHING_ASKED)).toEqual({
      'taxNumber.2': 'invoices.taxMissing',
    });
  });

  it('reports nothing for a complete form', () => {
    expect(checkOrder(VALUES, NOTHING_ASKED)).toEqual({});
  });

  it.each([
    ['addrId', 'address', 'checkout.address.missing'],
    ['station.2', 'station.2', 'checkout.pickup.pointMissing'],
    ['person.2', 'person.2', 'checkout.pickup.personMissing'],
    ['mobile.2', 'mobile.2', 'checkout.pickup.mobileMissing'],
    ['invoiceName.2', 'invoiceName.2', 'checkout.invoice.nameMissing'],
    ['taxNumber.2', 'taxNumber.2', 'checkout.invoice.taxMissing'],
  ])('reports a missing %s', (field, place, problem) => {
    expect(checkOrder({ ...VALUES, [field]: '' }, NOTHING_ASKED)).toEqual({ [place]: problem });
  });

  it('requires no contact for virtual products', () => {
    expect(checkOrder({ 'delivery.2': '3' }, { needsAddress: false, virtualQuestions: [] })).toEqual({});
  });

  it('reports only required questions', () => {
    const questions = [
      { name: 'Which number?', isRequired: true },
      { name: 'Why?', isRequired: false },
    ];
    const asked = { needsAddress: false, virtualQuestions: [{ prodId: 7, prodName: 'Top-up', questions }] };
    expect(checkOrder({}, asked)).toEqual({ [answerField(7, 'Which number?')]: 'checkout.questions.missing' });
  });
});
