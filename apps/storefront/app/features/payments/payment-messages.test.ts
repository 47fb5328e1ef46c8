import { describe, expect, it } from 'vitest';
import { closedPurchaseMessage, openPurchaseMessage } from './payment-messages.ts';

describe('closedPurchaseMessage', () => {
  it.each([
    ['none', 'closedText'],
    ['failed', 'closedText'],
    ['pending', 'closedUnclear'],
    ['refunding', 'closedRefunding'],
    ['refunded', 'closedRefunded'],
    ['inBalance', 'closedInBalance'],
  ] as const)('for a last attempt that is %s: %s', (lastTry, message) => {
    expect(closedPurchaseMessage(lastTry)).toBe(`checkout.pay.${message}`);
  });
});

describe('openPurchaseMessage', () => {
  it.each([
    ['failed', 'declined'],
    ['pending', 'unclear'],
    ['refunding', 'otherAmount'],
    ['refunded', 'otherAmountBack'],
    ['inBalance', 'otherAmountInBalance'],
  ] as const)('for a last attempt that is %s: %s', (lastTry, message) => {
    expect(openPurchaseMessage(lastTry)).toBe(`checkout.pay.${message}`);
  });

  it('is undefined before the first attempt', () => {
    expect(openPurchaseMessage('none')).toBeUndefined();
  });
});
