import { describe, expect, it } from 'vitest';
import { absoluteReturnUrl } from './return-url.ts';

const MALL = 'https://mall.test';

describe('returnAddress', () => {
  it('keeps a page of the mall and adds which payment it is about', () => {
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
  ])('does not leave it for %j', (wanted) => {
    expect(new URL(absoluteReturnUrl(MALL, wanted, '/own', '77')).origin).toBe(MALL);
  });

  it('carries no name and password', () => {
    expect(absoluteReturnUrl(MALL, 'https://a:b@mall.test/x', '/', '7')).toBe('https://mall.test/x?payNumber=7');
  });
});
