import { describe, expect, it } from 'vitest';
import { absoluteReturnUrl } from './return-url.ts';

const MALL = 'https://mall.test';

describe('absoluteReturnUrl', () => {
  it('resolves a path of the mall and adds the payment number', () => {
    expect(absoluteReturnUrl(MALL, '/pay-result?orderNumbers=1', '/', '77')).toBe(
      'https://mall.test/pay-result?orderNumbers=1&payNumber=77',
    );
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
  ])('falls back to a page of the mall for %j', (wanted) => {
    expect(absoluteReturnUrl(MALL, wanted, '/own', '77')).toBe(`${MALL}/own?payNumber=77`);
  });
});
