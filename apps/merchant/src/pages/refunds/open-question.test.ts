import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import { expect, it } from 'vitest';
import { openQuestion } from './open-question.ts';

const fields = { time: '2026-05-01 10:00:00', imgs: [] as string[], amount: null };
const question = { what: 'asked', by: 'platform', of: 'seller', words: 'Which box?', ...fields } as const;
const questionToBuyer = { ...question, of: 'buyer', words: 'Which day?' } as const;
const reply = { what: 'said', by: 'seller', of: null, words: 'The red one', ...fields } as const;
const replyByBuyer = { ...reply, by: 'buyer', words: 'On Monday' } as const;
const returnMoneySts = REFUND_STATE.disputed;

it('openQuestion returns the latest question to the store until the store answers', () => {
  expect(openQuestion({ returnMoneySts, steps: [question, reply] })).toBe(question);
  expect(openQuestion({ returnMoneySts, steps: [replyByBuyer, questionToBuyer, question] })).toBe(question);
  expect(openQuestion({ returnMoneySts, steps: [reply, question] })).toBeUndefined();
  expect(openQuestion({ returnMoneySts, steps: [questionToBuyer] })).toBeUndefined();
});

it('openQuestion returns undefined after the ruling', () => {
  expect(openQuestion({ returnMoneySts: REFUND_STATE.refunded, steps: [question] })).toBeUndefined();
});
