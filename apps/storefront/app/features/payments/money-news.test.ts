import { describe, expect, it } from 'vitest';
import { closedWords, counterWords } from './money-news.ts';

describe('closedWords', () => {
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

describe('counterWords', () => {
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
