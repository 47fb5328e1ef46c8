import { describe, expect, it } from 'vitest';
import { closedWords, counterWords } from './money-news.ts';

describe('a closed purchase', () => {
  it.each([
    ['none', 'closedText'],
    ['failed', 'closedText'],
    ['pending', 'closedUnclear'],
    ['refunding', 'closedRefunding'],
    ['refunded', 'closedRefunded'],
    ['inBalance', 'closedInBalance'],
  ] as const)('whose last try is %s says %s', (lastTry, words) => {
    expect(closedWords(lastTry)).toBe(`checkout.pay.${words}`);
  });
});

describe('an open counter', () => {
  it.each([
    ['failed', 'declined'],
    ['pending', 'unclear'],
    ['refunding', 'otherAmount'],
    ['refunded', 'otherAmountBack'],
    ['inBalance', 'otherAmountInBalance'],
  ] as const)('whose last try is %s says %s', (lastTry, words) => {
    expect(counterWords(lastTry)).toBe(`checkout.pay.${words}`);
  });

  it('says nothing before the first try', () => {
    expect(counterWords('none')).toBeUndefined();
  });
});
