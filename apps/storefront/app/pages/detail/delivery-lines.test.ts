import { describe, expect, it } from 'vitest';
import { deliveryLines, leadsToADoor } from './delivery-lines.ts';
import type { DeliveryWay } from './detail-data.ts';

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

function said(ways: DeliveryWay[], { quantity = 1, arrives = 'Mar 4 – 7', region = 'Xuhui' } = {}) {
  const lines = deliveryLines({ regionName: region, ways }, arrives || undefined, { sku, quantity }, speech);
  return lines.map(({ says, hint, isRefusal }) => [isRefusal && '!', says, hint].filter(Boolean).join(' | '));
}

const BY_COURIER = 'courier · deliveryTo Xuhui · arrives Mar 4 – 7 · fee $6 | freeOver $50';
const BY_RIDER = 'sameCity · fee $8 | freeOver $50';

describe('how it gets to its buyer', () => {
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
    ['by rider where no courier goes', [{ ...courier, ...notThere }, sameCity], ['! | courier · impossible', BY_RIDER]],
    [
      'by courier where no rider goes',
      [courier, { ...sameCity, ...notThere }],
      [BY_COURIER, '! | sameCity · impossible'],
    ],
    ['nothing has to be sent', [virtual], ['nothingToShip']],
    ['the store has no way for it', [], ['! | notDeliveredHere']],
  ])('%s', (_, ways, expected) => {
    expect(said(ways)).toEqual(expected);
  });

  it('names no day where nobody said how long a courier takes', () => {
    expect(said([{ dvyType: 1, ...free }], { arrives: '', region: '' })).toEqual(['courier · freeDelivery']);
  });

  it('counts what is wanted: a courier by the piece, a rider once, both free from the threshold', () => {
    expect(said([courier, sameCity], { quantity: 2, region: '' })).toEqual([
      'courier · arrives Mar 4 – 7 · fee $8 | freeOver $50',
      'sameCity · fee $8 | freeOver $50',
    ]);
    expect(said([sameCity], { quantity: 3 })).toEqual(['sameCity · freeDelivery']);
  });
});

it('asks for an address only where somebody comes to the door', () => {
  expect([courier, pickup, virtual, sameCity].filter(leadsToADoor)).toEqual([courier, sameCity]);
});
