import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { describe, expect, it } from 'vitest';
import { CALLBACK, openMallWithProvider, PUBLIC_URL, startThirdLogin } from './testing/mall-with-provider.ts';

const isNew = { thirdLoginVO: expect.anything() };

describe('startThirdLogin', () => {
  it('returns the URL of the provider with state, nonce and PKCE challenge, and marks the browser', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const first = new URL((await startThirdLogin(visitor)).url);
    expect(first.origin).toBe(mall.provider.issuer);
    const asked = Object.fromEntries(first.searchParams);
    expect(asked).toEqual({
      client_id: 'galleria',
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(visitor.cookies.mallThirdLogin).toMatch(/^[\w-]{43}$/);
    const second = Object.fromEntries(new URL((await startThirdLogin(visitor)).url).searchParams);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(second[name]).not.toBe(asked[name]);
  });

  it.each([
    ['https://evil.test/third-login/google', SOCIAL_TYPES.google, 'thirdLogin.callback'],
    [`${CALLBACK}/`, SOCIAL_TYPES.google, 'thirdLogin.callback'],
    [`${PUBLIC_URL}/third-login/facebook`, SOCIAL_TYPES.facebook, 'thirdLogin.notOffered'],
  ])('refuses the callback URL %s', async (callbackUrl, socialType, reason) => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    expect(await visitor.call('GET', '/getThirdLoginUrl', { socialType, callbackUrl })).toMatchObject({ reason });
    expect(await mall.finish(visitor, { state: 'x', code: 'y' }, { socialType, callbackUrl })).toMatchObject({
      reason,
    });
    expect(await mall.count('third_login_start')).toBe(0);
  });
});

describe('finishThirdLogin', () => {
  it('gives a new user a login key, suggestions for name and mail address, and the redirect URL', async () => {
    const mall = await openMallWithProvider();
    mall.provider.users.ada = { name: 'Ada\u0007 Lovelace', email: 'Ada@Example.org', email_verified: true };
    const visitor = mall.visitor();
    const { success, data } = await mall.finish(visitor, await mall.authorize(visitor, 'ada', '/cart?x=1'));
    expect(success).toBe(true);
    expect(data).toEqual({
      redirectUrl: '/cart?x=1',
      thirdLoginVO: {
        loginKey: expect.stringMatching(/^[\w-]{43}$/),
        nickName: 'Ada  Lovelace',
        mail: 'ada@example.org',
      },
    });
    expect(visitor.cookies.cbecBbcToken).toBeUndefined();
    expect(await mall.count('account_binding')).toBe(0);
  });

  it('drops a redirect URL of another host', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const { data } = await mall.finish(visitor, await mall.authorize(visitor, 'ada', '//evil.test'));
    expect(data).toMatchObject({ redirectUrl: '' });
  });

  it('accepts a state once, and refuses a missing or invented one', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const { state: _, ...stateless } = await mall.authorize(visitor, 'ada');
    expect(await mall.finish(visitor, stateless)).toMatchObject({ reason: 'thirdLogin.state' });
    expect(await mall.finish(visitor, { ...stateless, state: 'x'.repeat(43) })).toMatchObject({
      reason: 'thirdLogin.state',
    });
    const callback = await mall.authorize(visitor, 'ada');
    expect(await mall.finish(visitor, callback)).toMatchObject({ success: true, data: isNew });
    expect(await mall.finish(visitor, callback)).toMatchObject({ reason: 'thirdLogin.state' });
  });

  it('accepts one of many concurrent callbacks with the same state', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const callback = await mall.authorize(visitor, 'ada');
    const answers = await Promise.all(Array.from({ length: 6 }, () => mall.finish(visitor, callback)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'thirdLogin.state')).toHaveLength(5);
    expect(await mall.count('third_login_key')).toBe(1);
  });

  it('refuses another browser than the one that started the request', async () => {
    const mall = await openMallWithProvider();
    const attacker = mall.visitor();
    const callback = await mall.authorize(attacker, 'mallory');
    const victim = mall.visitor();
    expect(await mall.finish(victim, callback)).toMatchObject({ reason: 'thirdLogin.state' });
    await startThirdLogin(victim);
    expect(await mall.finish(victim, callback)).toMatchObject({ reason: 'thirdLogin.state' });
    expect(await mall.finish(attacker, callback)).toMatchObject({ success: true });
  });

  it('accepts requests from two tabs of one browser', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const first = await mall.authorize(visitor, 'ada');
    const second = await mall.authorize(visitor, 'ben');
    expect(await mall.finish(visitor, second)).toMatchObject({ success: true });
    expect(await mall.finish(visitor, first)).toMatchObject({ success: true });
  });

  it('refuses a callback after ten minutes', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const [inTime, late] = [await mall.authorize(visitor, 'ada'), await mall.authorize(visitor, 'ada')];
    await mall.moveClock('9 minutes 30 seconds');
    expect(await mall.finish(visitor, inTime)).toMatchObject({ success: true });
    await mall.moveClock('10 minutes 30 seconds');
    expect(await mall.finish(visitor, late)).toMatchObject({ reason: 'thirdLogin.state' });
  });

  it('distinguishes a cancelled request from another error of the provider', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const { state = '' } = await mall.authorize(visitor, 'ada');
    expect(await mall.finish(visitor, { state, error: 'access_denied' })).toMatchObject({
      reason: 'thirdLogin.cancelled',
    });
    const { state: other = '' } = await mall.authorize(visitor, 'ada');
    expect(await mall.finish(visitor, { state: other, error: 'server_error' })).toMatchObject({
      reason: 'thirdLogin.failed',
    });
  });
});

describe('verification of the provider’s answer', () => {
  it('refuses an ID token of another request (nonce)', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const url = new URL((await startThirdLogin(visitor)).url);
    url.searchParams.set('nonce', 'another-nonce');
    const callback = Object.fromEntries((await mall.provider.visit(url.href, 'ada')).searchParams);
    expect(await mall.finish(visitor, callback)).toMatchObject({ reason: 'thirdLogin.failed' });
    expect(await mall.count('third_login_key')).toBe(0);
  });

  it('refuses a code that was used, invented, or issued for another request (PKCE)', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const used = await mall.authorize(visitor, 'ada');
    expect(await mall.finish(visitor, used)).toMatchObject({ success: true });
    const stolen = await mall.authorize(mall.visitor(), 'victim');
    for (const code of [used.code, stolen.code, 'made-up']) {
      const callback = await mall.authorize(visitor, 'ada');
      expect(await mall.finish(visitor, { ...callback, code: code ?? '' })).toMatchObject({
        reason: 'thirdLogin.failed',
      });
    }
    expect(await mall.count('third_login_key')).toBe(1);
  });

  it('refuses a signature by an unknown key', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const callback = await mall.authorize(visitor, 'ada');
    mall.provider.behaviour = 'shows strange keys';
    expect(await mall.finish(visitor, callback)).toMatchObject({ reason: 'thirdLogin.failed' });
  });

  it('refuses an answer with another issuer', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const callback = await mall.authorize(visitor, 'ada');
    expect(callback.iss).toBe(mall.provider.issuer);
    expect(await mall.finish(visitor, { ...callback, iss: 'https://evil.test' })).toMatchObject({
      reason: 'thirdLogin.failed',
    });
  });
});

describe('an unavailable provider', () => {
  it.each(['hangs', 'breaks', 'hangs up'] as const)(
    'that %s is reported as unreachable, and works again afterwards',
    async (behaviour) => {
      const mall = await openMallWithProvider();
      const visitor = mall.visitor();
      const asked = { socialType: SOCIAL_TYPES.google, callbackUrl: CALLBACK };
      mall.provider.behaviour = behaviour;
      expect(await visitor.call('GET', '/getThirdLoginUrl', asked)).toMatchObject({ reason: 'thirdLogin.unreachable' });
      expect(await mall.count('third_login_start')).toBe(0);
      mall.provider.behaviour = 'answers';
      const callback = await mall.authorize(visitor, 'ada');
      mall.provider.behaviour = behaviour;
      expect(await mall.finish(visitor, callback)).toMatchObject({ reason: 'thirdLogin.unreachable' });
      expect(await mall.count('third_login_key')).toBe(0);
      expect(await mall.count('account_binding')).toBe(0);
      mall.provider.behaviour = 'answers';
      expect(await mall.finish(visitor, await mall.authorize(visitor, 'ada'))).toMatchObject({ success: true });
    },
  );
});
