import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { Visitor } from './testing/mall-with-provider.ts';

const PUBLIC_URL = 'https://mall.test';
const [KNOWN, NEW, UNVERIFIED, WITHOUT_MAIL] = ['demo-100001', 'demo-100002', 'demo-100003', 'demo-100004'];

type Site = keyof typeof SOCIAL_TYPES;

function openDemo(): Promise<TestApp> {
  return openTestApp({ demo: true, publicUrl: PUBLIC_URL });
}

async function authorizePath(visitor: Visitor, site: Site): Promise<string> {
  const callbackUrl = `${PUBLIC_URL}/third-login/${site}`;
  const input = { socialType: SOCIAL_TYPES[site], callbackUrl, redirectUrl: '/cart' };
  const { data } = await visitor.call('GET', '/getThirdLoginUrl', input);
  const { url } = data as { url: string };
  expect(url).toMatch(new RegExp(`^${PUBLIC_URL}/fake-oauth/${site}/authorize\\?`));
  return url.slice(PUBLIC_URL.length);
}

/** The whole flow: authorization request, choice of a user on the fake page, callback. */
async function signInAs(app: TestApp, visitor: Visitor, site: Site, person = '') {
  const url = await authorizePath(visitor, site);
  const chosen = await app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ person }).toString(),
  });
  expect(chosen.statusCode).toBe(303);
  const callbackUrl = `${PUBLIC_URL}/third-login/${site}`;
  const back = new URL(String(chosen.headers.location));
  expect(back.origin + back.pathname).toBe(callbackUrl);
  const authCallback = Object.fromEntries(back.searchParams);
  return visitor.call('POST', '/thirdLogin', { socialType: SOCIAL_TYPES[site], callbackUrl, authCallback });
}

describe('fake OAuth providers of the demo', () => {
  it('are offered and marked as fake in the demo, and do not exist elsewhere', async () => {
    const demo = await openDemo();
    expect((await demo.call('/thirdLoginTypes')).envelope.data).toEqual([
      { socialType: 3, isFake: true },
      { socialType: 4, isFake: true },
    ]);
    const real = await openTestApp({ demo: false, publicUrl: PUBLIC_URL });
    expect((await real.call('/thirdLoginTypes')).envelope.data).toEqual([]);
    expect((await real.server.inject('/fake-oauth/google/.well-known/openid-configuration')).statusCode).toBe(404);
    const facebook = { clientId: 'x', clientSecret: 'y' };
    const besideReal = await openTestApp({ demo: true, publicUrl: PUBLIC_URL, facebook });
    expect((await besideReal.call('/thirdLoginTypes')).envelope.data).toEqual([{ socialType: 4, isFake: false }]);
    expect((await besideReal.server.inject('/fake-oauth/google/.well-known/openid-configuration')).statusCode).toBe(
      404,
    );
  });

  it('show a page without scripts, marked as fake, in the language of the visitor', async () => {
    const app = await openDemo();
    const url = await authorizePath(new Visitor(app.server), 'google');
    const page = await app.server.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('This is a fake provider for Google in the demo.');
    expect(page.body).toContain('buyer@galleria.test');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    const chinese = await app.server.inject({ url, cookies: { lang: 'zh_CN' } });
    expect(chinese.body).toContain('lang="zh-CN"');
    expect(chinese.body).toContain('替身');
  });

  it('do not redirect to another host', async () => {
    const app = await openDemo();
    const url = await authorizePath(new Visitor(app.server), 'google');
    const foreign = url.replace(/redirect_uri=[^&]+/, `redirect_uri=${encodeURIComponent('https://evil.test/')}`);
    expect(foreign).not.toBe(url);
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.server.inject({ method, url: foreign });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers.location).toBeUndefined();
    }
    const crossSite = await app.server.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(crossSite.statusCode).toBe(400);
  });

  it('sign in the demo buyer by the verified mail address', async () => {
    const app = await openDemo();
    const visitor = new Visitor(app.server);
    expect((await signInAs(app, visitor, 'google', KNOWN)).data).toMatchObject({
      redirectUrl: '/cart',
      accessToken: expect.any(String),
    });
    const { data } = await visitor.call('GET', '/p/user/bindings');
    expect(data).toMatchObject([
      { socialType: 3, bound: true, nickName: 'Robin Chen' },
      { socialType: 4, bound: false },
    ]);
  });

  it.each([
    ['google', NEW, 'nora@galleria.test'],
    ['google', UNVERIFIED, 'sam@galleria.test'],
    ['google', WITHOUT_MAIL, ''],
    ['facebook', KNOWN, 'buyer@galleria.test'],
    ['facebook', WITHOUT_MAIL, ''],
  ] as const)('on %s give user %s a login key and suggest the mail address %j', async (site, person, mail) => {
    const app = await openDemo();
    const { data } = await signInAs(app, new Visitor(app.server), site, person);
    expect(data).toMatchObject({ redirectUrl: '/cart', thirdLoginVO: { loginKey: expect.any(String), mail } });
  });

  it.each(['google', 'facebook'] as const)('report a cancelled request on %s', async (site) => {
    const app = await openDemo();
    expect(await signInAs(app, new Visitor(app.server), site)).toMatchObject({ reason: 'thirdLogin.cancelled' });
  });
});
