import { REFUSALS } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { codeOf, httpStatusOf } from './refusal-codes.ts';

describe('codeOf', () => {
  it.each([
    ['access.signIn', 'A00004'],
    ['input.invalid', 'A00014'],
    ['server.fault', 'A00005'],
    ['delivery.notOffered', 'A03001'],
    ['order.submittedOtherwise', 'A03002'],
    ['adjustment.submittedOtherwise', 'A03002'],
    ['order.expired', 'A03002'],
    ['coupon.together', 'A03003'],
    ['stock.insufficient', 'A03010'],
    ['thirdLogin.notBound', 'A04001'],
    ['thirdLogin.boundToOther', 'A04002'],
    ['delivery.outside', 'A07001'],
    ['coupon.spent', 'A00001'],
    ['call.unknown', 'A00001'],
  ] as const)('sends %s as %s', (refusal, code) => expect(codeOf(refusal)).toBe(code));
});

describe('httpStatusOf', () => {
  it('is 200 for every refusal, except those of the HTTP layer', () => {
    expect(
      Object.fromEntries(REFUSALS.map((name) => [name, httpStatusOf(name)]).filter(([, status]) => status !== 200)),
    ).toEqual({
      'access.foreignOrigin': 403,
      'input.invalid': 400,
      'call.unknown': 404,
      'call.tooLarge': 413,
      'call.wrongType': 415,
      'call.tooMany': 429,
      'call.overloaded': 503,
      'upload.tooManyAtOnce': 429,
      'call.timeout': 503,
      'server.fault': 500,
    });
  });
});
