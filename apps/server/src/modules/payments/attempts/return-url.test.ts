import { describe, expect, it } from 'vitest';
import { returnUrls } from './return-url.ts';

const MALL = 'https://mall.test';

describe('returnUrls', () => {
  it('resolves a path of the mall, with the payment number in returnUrl only', () => {
    expect(returnUrls(MALL, '/pay-result?orderNumbers=1', '/', '77')).toEqual({
      returnUrl: 'https://mall.test/pay-result?orderNumbers=1&payNumber=77',
      cancelUrl: 'https://mall.test/pay-result?orderNumbers=1',
    });
  });

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '/\t/evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'data:text/html,hello',
    ' //evil.test',
    'http://mall.test/',
    'https://mall.test:444/',
    'https://mall.test@evil.test/',
    'https://',
    'https://a:b@mall.test/x',
    '/.//evil.test',
    '/%2e//evil.test',
    'https://mall.test//evil.test',
  ])('falls back to the given path for %j', (wanted) => {
    expect(returnUrls(MALL, wanted, '/own', '77')).toEqual({
      returnUrl: `${MALL}/own?payNumber=77`,
      cancelUrl: `${MALL}/own`,
    });
  });
});
