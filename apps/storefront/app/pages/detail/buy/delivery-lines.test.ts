import { describe, expect, it } from 'vitest';
import { arrivalDays } from '../../../features/delivery/arrival-days.ts';
import type { DeliveryWay } from '../detail-data.ts';
import { courierDays, deliveryFeeCents, deliveryLines, isDoorDelivery, shipsBy } from './delivery-lines.ts';

const free = { isPossible: true, fee: 0, freeOver: null, terms: null, minDays: null, maxDays: null };
const notThere = { isPossible: false, fee: null };
const terms = { basis: 'piece', firstUnits: 1, firstFee: 6, extraUnits: 1, extraFee: 2 } as const;
const courier: DeliveryWay = { dvyType: 1, isPossible: true, fee: 6, freeOver: 50, terms, minDays: 2, maxDays: 4 };
const pickup: DeliveryWay = { dvyType: 2, ...free };
const virtual: DeliveryWay = { dvyType: 3, ...free };
const sameCity: DeliveryWay = { ...courier, dvyType: 4, fee: 8, terms: { ...terms, firstFee: 8, extraFee: 0 } };
const sku = { price: 20, weight: 100, volume: 0 };
const speech = {
  text: (id: string, values?: object) => `${id.split('.').at(-1)} ${Object.values(values ?? {}).join()}`.trim(),
  money: (cents: number) => `$${cents / 100}`,
};

function linesOf(ways: DeliveryWay[], { quantity = 1, arrives = 'Mar 4 – 7', region = 'Xuhui' } = {}) {
  const lines = deliveryLines({ regionName: region, ways }, arrives || undefined, { sku, quantity }, speech);
  return lines.map(({ sentence, hint, isRefusal }) => [isRefusal && '!', sentence, hint].filter(Boolean).join(' | '));
}

const BY_COURIER = 'courier · deliveryTo Xuhui · arrives Mar 4 – 7 · fee $6 | freeOver $50';
const BY_RIDER = 'sameCity · fee $8 | freeOver $50';

describe('deliveryLines', () => {
  it.each<[string, DeliveryWay[], string[]]>([
    ['by courier', [courier], [BY_COURIER]],
    ['every way', [courier, sameCity, pickup], [BY_COURIER, BY_RIDER, 'pickup']],
    ['only at the counter', [pickup], ['pickupOnly']],
    [
      'at the counter where no courier goes',
      [{ ...courier, ...notThere }, pickup],
      ['! | notDelivered Xuhui', 'pickup'],
    ],
    ['where nothing goes', [{ ...courier, ...notThere }], ['! | notDelivered Xuhui']],
    ['outside the only city', [{ ...sameCity, ...notThere }], ['! | notDelivered Xuhui']],
    [
      'neither by courier nor by rider',
      [courier, sameCity].map((way) => ({ ...way, ...notThere })),
      ['! | notDelivered Xuhui'],
    ],
    ['by rider where no courier goes', [{ ...courier, ...notThere }, sameCity], ['courier · impossible', BY_RIDER]],
    ['by courier where no rider goes', [courier, { ...sameCity, ...notThere }], [BY_COURIER, 'sameCity · impossible']],
    ['nothing has to be sent', [virtual], ['nothingToShip']],
    ['the store has no way for it', [], ['! | notDeliveredHere']],
  ])('%s', (_, ways, expected) => {
    expect(linesOf(ways)).toEqual(expected);
  });

  it('has no arrival day when the store does not state how long a courier takes', () => {
    expect(linesOf([{ dvyType: 1, ...free }], { arrives: '', region: '' })).toEqual(['courier · freeDelivery']);
  });

  it('charges a courier per piece and a rider once, both free from the threshold', () => {
    expect(linesOf([courier, sameCity], { quantity: 2, region: '' })).toEqual([
      'courier · arrives Mar 4 – 7 · fee $8 | freeOver $50',
      'sameCity · fee $8 | freeOver $50',
    ]);
    expect(linesOf([sameCity], { quantity: 3 })).toEqual(['sameCity · freeDelivery']);
  });
});

it('isDoorDelivery is true only for couriers and same-city delivery', () => {
  expect([courier, pickup, virtual, sameCity].filter(isDoorDelivery)).toEqual([courier, sameCity]);
});

const now = Date.UTC(2026, 2, 30, 23, 59);
const spaced = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');

it('arrivalDays has both days, and the month twice if they differ', () => {
  expect(spaced(arrivalDays('en', now, 0, 1))).toBe('Mar 30 – 31');
  expect(spaced(arrivalDays('en', now, 1, 4))).toBe('Mar 31 – Apr 3');
});

it('arrivalDays has a single day once', () => {
  expect(arrivalDays('en', now, 2, 2)).toBe('Apr 1');
});

it('arrivalDays uses the same digits as prices', () => {
  expect(arrivalDays('ar', now, 0, 1)).toMatch(/30.*31|31.*30/);
});

it('courierDays considers only couriers', () => {
  const free = { isPossible: true, fee: 0, freeOver: null, terms: null, minDays: null, maxDays: null };
  const daysOf = (...ways: object[]) =>
    courierDays('en', now, { regionName: '', ways: ways.map((way) => ({ dvyType: 1, ...free, ...way })) });
  expect(daysOf({ minDays: 2, maxDays: 2 })).toBe('Apr 1');
  expect(daysOf({})).toBeUndefined();
  expect(daysOf({ dvyType: 2, minDays: 0, maxDays: 0 })).toBeUndefined();
});

const feeTerms = { basis: 'piece', firstUnits: 1, firstFee: 6, extraUnits: 2, extraFee: 2.5 } as const;
const way = { fee: 6, freeOver: 120, terms: feeTerms };
const priced = { price: 29.9, weight: 400, volume: 0 };

describe('deliveryFeeCents', () => {
  it.each([
    ['one piece', 1, 600],
    ['a step that has begun', 2, 850],
    ['a full step', 3, 850],
    ['a cent under what travels free', 4, 1100],
    ['more than what travels free', 5, 0],
  ])('%s', (_, quantity, expected) => {
    expect(deliveryFeeCents(way, priced, quantity)).toBe(expected);
  });

  it('is free exactly at the threshold', () => {
    expect(deliveryFeeCents(way, { ...priced, price: 30 }, 4)).toBe(0);
  });

  it('is by total weight if the store charges by weight', () => {
    const heavy = { ...way, freeOver: null, terms: { ...feeTerms, basis: 'weight' as const } };
    expect(deliveryFeeCents(heavy, priced, 2)).toBe(600);
    expect(deliveryFeeCents(heavy, priced, 3)).toBe(850);
    expect(deliveryFeeCents(heavy, priced, 50)).toBe(600 + 10 * 250);
  });

  it('is the loaded fee while no SKU is chosen, and 0 if delivery is free', () => {
    expect(deliveryFeeCents(way, undefined, 1)).toBe(600);
    expect(deliveryFeeCents({ ...way, fee: 0, freeOver: null, terms: null }, priced, 9)).toBe(0);
  });
});

describe('shipsBy', () => {
  const preSale = { payment: 'full', shipByIso: '2026-12-02T08:00:00.000Z' } as const;

  it('is the promised date during a pre-sale, otherwise undefined', () => {
    expect(shipsBy({ state: 'ongoing', preSale })).toBe(Date.parse('2026-12-02T08:00:00.000Z'));
    expect(shipsBy({ state: 'notStarted', preSale })).toBeUndefined();
    expect(shipsBy({ state: 'ongoing', preSale: null })).toBeUndefined();
    expect(shipsBy(null)).toBeUndefined();
  });
});
