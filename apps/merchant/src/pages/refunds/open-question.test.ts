import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import { expect, it } from 'vitest';
import { openQuestion } from './open-question.ts';

const rest = { time: '2026-05-01 10:00:00', imgs: [] as string[], amount: null };
const asked = { what: 'asked', by: 'platform', of: 'seller', words: 'Which box?', ...rest } as const;
const askedBuyer = { ...asked, of: 'buyer', words: 'Which day?' } as const;
const said = { what: 'said', by: 'seller', of: null, words: 'The red one', ...rest } as const;
const saidBuyer = { ...said, by: 'buyer', words: 'On Monday' } as const;
const returnMoneySts = REFUND_STATE.disputed;

it('returns the latest question to the store until the store answers', () => {
  expect(openQuestion({ returnMoneySts, steps: [asked, said] })).toBe(asked);
  expect(openQuestion({ returnMoneySts, steps: [saidBuyer, askedBuyer, asked] })).toBe(asked);
  expect(openQuestion({ returnMoneySts, steps: [said, asked] })).toBeUndefined();
  expect(openQuestion({ returnMoneySts, steps: [askedBuyer] })).toBeUndefined();
});

it('returns undefined after the ruling', () => {
  expect(openQuestion({ returnMoneySts: REFUND_STATE.refunded, steps: [asked] })).toBeUndefined();
});
