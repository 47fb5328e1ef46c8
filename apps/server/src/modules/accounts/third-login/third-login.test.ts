import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { describe, expect, it } from 'vitest';
import { CALLBACK, openMallWithProvider, PUBLIC_URL, sentTo } from './testing/mall-with-provider.ts';

const isNew = { thirdLoginVO: expect.anything() };

describe('being sent away', () => {
  it('leads to the provider with state, nonce and the hash of a secret, and marks the browser', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const first = new URL((await sentTo(visitor)).url);
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
    const second = Object.fromEntries(new URL((await sentTo(visitor)).url).searchParams);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(second[name]).not.toBe(asked[name]);
  });

  it.each([
    ['https://evil.test/third-login/google', SOCIAL_TYPES.google, 'thirdLogin.callback'],
    [`${CALLBACK}/`, SOCIAL_TYPES.google, 'thirdLogin.callback'],
    [`${PUBLIC_URL}/third-login/facebook`, SOCIAL_TYPES.facebook, 'thirdLogin.notOffered'],
  ])('is refused to come back to %s', async (callbackUrl, socialType, reason) => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    expect(await visitor.call('GET', '/getThirdLoginUrl', { socialType, callbackUrl })).toMatchObject({ reason });
    expect(await mall.comeBack(visitor, { state: 'x', code: 'y' }, { socialType, callbackUrl })).toMatchObject({
      reason,
    });
    expect(await mall.count('third_login_start')).toBe(0);
  });
});

describe('coming back', () => {
  it('gives a new person a key, a name and a mail address to suggest, and the page they wanted', async () => {
    const mall = await openMallWithProvider();
    mall.provider.people.ada = { name: 'Ada\u0007 Lovelace', email: 'Ada@Example.org', email_verified: true };
    const visitor = mall.visitor();
    const { success, data } = await mall.comeBack(visitor, await mall.travel(visitor, 'ada', '/cart?x=1'));
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

  it('forgets a page that is not ours', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const { data } = await mall.comeBack(visitor, await mall.travel(visitor, 'ada', '//evil.test'));
    expect(data).toMatchObject({ redirectUrl: '' });
  });

  it('works once for a state, and not at all without one or with a made-up one', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const { state: _, ...stateless } = await mall.travel(visitor, 'ada');
    expect(await mall.comeBack(visitor, stateless)).toMatchObject({ reason: 'thirdLogin.state' });
    expect(await mall.comeBack(visitor, { ...stateless, state: 'x'.repeat(43) })).toMatchObject({
      reason: 'thirdLogin.state',
    });
    const trip = await mall.travel(visitor, 'ada');
    expect(await mall.comeBack(visitor, trip)).toMatchObject({ success: true, data: isNew });
    expect(await mall.comeBack(visitor, trip)).toMatchObject({ reason: 'thirdLogin.state' });
  });

  it('works for one of many who come with the same state at once', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const trip = await mall.travel(visitor, 'ada');
    const answers = await Promise.all(Array.from({ length: 6 }, () => mall.comeBack(visitor, trip)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'thirdLogin.state')).toHaveLength(5);
    expect(await mall.count('third_login_key')).toBe(1);
  });

  it('works only in the browser that was sent away', async () => {
    const mall = await openMallWithProvider();
    const attacker = mall.visitor();
    const trip = await mall.travel(attacker, 'mallory');
    const victim = mall.visitor();
    expect(await mall.comeBack(victim, trip)).toMatchObject({ reason: 'thirdLogin.state' });
    await sentTo(victim);
    expect(await mall.comeBack(victim, trip)).toMatchObject({ reason: 'thirdLogin.state' });
    expect(await mall.comeBack(attacker, trip)).toMatchObject({ success: true });
  });

  it('works from two tabs of one browser', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const first = await mall.travel(visitor, 'ada');
    const second = await mall.travel(visitor, 'ben');
    expect(await mall.comeBack(visitor, second)).toMatchObject({ success: true });
    expect(await mall.comeBack(visitor, first)).toMatchObject({ success: true });
  });

  it('works within ten minutes', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const [inTime, late] = [await mall.travel(visitor, 'ada'), await mall.travel(visitor, 'ada')];
    await mall.moveClock('9 minutes 30 seconds');
    expect(await mall.comeBack(visitor, inTime)).toMatchObject({ success: true });
    await mall.moveClock('10 minutes 30 seconds');
    expect(await mall.comeBack(visitor, late)).toMatchObject({ reason: 'thirdLogin.state' });
  });

  it('says when the person said no over there, or something else went wrong there', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const { state = '' } = await mall.travel(visitor, 'ada');
    expect(await mall.comeBack(visitor, { state, error: 'access_denied' })).toMatchObject({
      reason: 'thirdLogin.cancelled',
    });
    const { state: other = '' } = await mall.travel(visitor, 'ada');
    expect(await mall.comeBack(visitor, { state: other, error: 'server_error' })).toMatchObject({
      reason: 'thirdLogin.failed',
    });
  });
});

describe('what the provider says is checked', () => {
  it('refuses a signature made for another trip (nonce)', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const url = new URL((await sentTo(visitor)).url);
    url.searchParams.set('nonce', 'another-nonce');
    const trip = Object.fromEntries((await mall.provider.visit(url.href, 'ada')).searchParams);
    expect(await mall.comeBack(visitor, trip)).toMatchObject({ reason: 'thirdLogin.failed' });
    expect(await mall.count('third_login_key')).toBe(0);
  });

  it('refuses a code that was used, made up, or given to another trip (PKCE)', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const used = await mall.travel(visitor, 'ada');
    expect(await mall.comeBack(visitor, used)).toMatchObject({ success: true });
    const stolen = await mall.travel(mall.visitor(), 'victim');
    for (const code of [used.code, stolen.code, 'made-up']) {
      const trip = await mall.travel(visitor, 'ada');
      expect(await mall.comeBack(visitor, { ...trip, code: code ?? '' })).toMatchObject({
        reason: 'thirdLogin.failed',
      });
    }
    expect(await mall.count('third_login_key')).toBe(1);
  });

  it('refuses a signature that the provider’s keys did not make', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const trip = await mall.travel(visitor, 'ada');
    mall.provider.behaviour = 'shows strange keys';
    expect(await mall.comeBack(visitor, trip)).toMatchObject({ reason: 'thirdLogin.failed' });
  });

  it('refuses an answer that says it comes from somebody else', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const trip = await mall.travel(visitor, 'ada');
    expect(trip.iss).toBe(mall.provider.issuer);
    expect(await mall.comeBack(visitor, { ...trip, iss: 'https://evil.test' })).toMatchObject({
      reason: 'thirdLogin.failed',
    });
  });
});

describe('a provider in trouble', () => {
  it.each(['hangs', 'breaks', 'hangs up'] as const)(
    'that %s is named, and found again when it is well',
    async (behaviour) => {
      const mall = await openMallWithProvider();
      const visitor = mall.visitor();
      const asked = { socialType: SOCIAL_TYPES.google, callbackUrl: CALLBACK };
      mall.provider.behaviour = behaviour;
      expect(await visitor.call('GET', '/getThirdLoginUrl', asked)).toMatchObject({ reason: 'thirdLogin.unreachable' });
      expect(await mall.count('third_login_start')).toBe(0);
      mall.provider.behaviour = 'answers';
      const trip = await mall.travel(visitor, 'ada');
      mall.provider.behaviour = behaviour;
      expect(await mall.comeBack(visitor, trip)).toMatchObject({ reason: 'thirdLogin.unreachable' });
      expect(await mall.count('third_login_key')).toBe(0);
      expect(await mall.count('account_binding')).toBe(0);
      mall.provider.behaviour = 'answers';
      expect(await mall.comeBack(visitor, await mall.travel(visitor, 'ada'))).toMatchObject({ success: true });
    },
  );
});
