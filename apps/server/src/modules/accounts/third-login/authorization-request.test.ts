import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { describe, expect, it } from 'vitest';
import { isOwnCallback } from './authorization-request.ts';

const MALL = 'https://mall.test';

describe('isOwnCallback', () => {
  it('accepts one URL per provider', () => {
    expect(isOwnCallback(`${MALL}/third-login/google`, SOCIAL_TYPES.google, MALL)).toBe(true);
    expect(isOwnCallback(`${MALL}/third-login/facebook`, SOCIAL_TYPES.facebook, MALL)).toBe(true);
  });

  it.each([
    'https://evil.test/third-login/google',
    'https://mall.test@evil.test/third-login/google',
    'https://mall.test.evil.test/third-login/google',
    'https://evil.test#https://mall.test/third-login/google',
    'https://user@mall.test/third-login/google',
    'https://mall.test:8443/third-login/google',
    'http://mall.test/third-login/google',
    'HTTPS://mall.test/third-login/google',
    '//mall.test/third-login/google',
    'https://mall.test//third-login/google',
    'https://mall.test/third-login/google/',
    'https://mall.test/third-login/google/../../elsewhere',
    'https://mall.test/third-login/google?next=x',
    'https://mall.test/third-login/google#x',
    'https://mall.test/third-login/%67oogle',
    'https://mall.test/third-login%2Fgoogle',
    'https://mall.test/third-login/facebook',
    'https://mall.test\\@evil.test/third-login/google',
    ' https://mall.test/third-login/google',
    '/third-login/google',
  ])('refuses %s', (callbackUrl) => {
    expect(isOwnCallback(callbackUrl, SOCIAL_TYPES.google, MALL)).toBe(false);
  });
});
