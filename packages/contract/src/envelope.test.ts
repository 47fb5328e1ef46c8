import { expect, it } from 'vitest';
import { codeOf } from './envelope.ts';

it.each([
  ['delivery.notOffered', 'A03001'],
  ['order.submittedOtherwise', 'A03002'],
  ['order.expired', 'A03002'],
  ['coupon.together', 'A03003'],
  ['stock.insufficient', 'A03010'],
  ['delivery.outside', 'A07001'],
  ['coupon.spent', 'A00001'],
] as const)('%s travels as %s', (refusal, code) => {
  expect(codeOf(refusal)).toBe(code);
});
