import { describe, expect, it } from 'vitest';
import { isAccountNumber, isBic, maskAccountNumber, normaliseAccountNumber } from './payout-account.ts';

describe('payout account numbers', () => {
  it.each([
    ['iban', 'de89 3704 0044 0532 0130 00', true],
    ['iban', 'GB29-NWBK-6016-1331-9268-19', true],
    ['iban', 'DE89 3704 0044 0532 0130 01', false],
    ['iban', 'DE98 3704 0044 0532 0130 00', false],
    ['iban', '', false],
    ['bank', '6222 0200 0012 3456', true],
    ['bank', '12345', false],
    ['bank', '12x4567', false],
    ['paypal', ' Shop@Example.org ', true],
    ['paypal', 'shop@example', false],
  ] as const)('of kind %s, "%s", are valid: %s', (kind, typed, isRight) => {
    expect(isAccountNumber(kind, normaliseAccountNumber(kind, typed))).toBe(isRight);
  });

  it('are masked so that they can be recognised', () => {
    expect(maskAccountNumber('iban', 'DE89370400440532013000')).toBe('DE•••• 3000');
    expect(maskAccountNumber('bank', '6222020000123456')).toBe('•••• 3456');
    expect(maskAccountNumber('paypal', 'mina@example.org')).toBe('m•••@example.org');
  });

  it('isBic accepts 8 or 11 upper-case characters', () => {
    expect([isBic('COBADEFF'), isBic('COBADEFFXXX'), isBic('COBADEF'), isBic('cobadeff')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
