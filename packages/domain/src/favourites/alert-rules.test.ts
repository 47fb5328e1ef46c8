import { expect, it } from 'vitest';
import { isAlertDue } from './alert-rules.ts';

const OFFER = { isOffered: true, available: 3, priceCents: 900 };
const STOCK = { kind: 'stock', priceCents: 0 } as const;
const PRICE = { kind: 'price', priceCents: 1_000 } as const;

it.each([
  ['in stock again', STOCK, OFFER, true],
  ['still sold out', STOCK, { ...OFFER, available: 0 }, false],
  ['in stock, but off the shelf', STOCK, { ...OFFER, isOffered: false }, false],
  ['a lower price', PRICE, OFFER, true],
  ['the same price', PRICE, { ...OFFER, priceCents: 1_000 }, false],
  ['a higher price', PRICE, { ...OFFER, priceCents: 1_001 }, false],
  ['a lower price of what is sold out', PRICE, { ...OFFER, available: 0 }, false],
  ['a lower price in a closed store', PRICE, { ...OFFER, isOffered: false }, false],
])('isAlertDue: %s', (_, alert, offer, isDue) => {
  expect(isAlertDue(alert, offer)).toBe(isDue);
});
