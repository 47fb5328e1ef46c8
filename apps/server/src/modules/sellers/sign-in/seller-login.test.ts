import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp } from '../../../testing/open-test-app.ts';
import { BUYER, signIn } from '../../accounts/testing/people.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { CLERK, OWNER, sellerBrowser } from '../testing/seller-browser.ts';

const app = await openSharedTestApp();

describe('sellerLogin', () => {
  it('signs in by mail address and by mobile number, into the store joined first', async () => {
    for (const userName of [OWNER.mail, OWNER.mail.toUpperCase(), OWNER.mobile]) {
      const browser = new TestBrowser(app);
      await browser.call('POST', '/m/login', { userName, passWord: OWNER.password });
      const { data } = await browser.call('GET', '/m/me');
      expect(data).toMatchObject({ name: OWNER.name, store: { storeId: 2, role: { name: 'owner', isBuiltIn: true } } });
    }
  });

  it('gives the same answer for a wrong password, an unknown address and an invalid one', async () => {
    const answers = [];
    for (const userName of [OWNER.mail, 'stranger@example.org', BUYER.mail, 'not an address']) {
      answers.push(await new TestBrowser(app).call('POST', '/m/login', { userName, passWord: 'Wrong#2026' }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.reason).toBe('login.wrong');
  });

  it('keeps sessions of buyers and sellers in one browser independent', async () => {
    const browser = await sellerBrowser(app);
    expect(await browser.reason('GET', '/p/user/userInfo')).toBe('access.signIn');
    await signIn(browser, BUYER.mail);
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ userMail: BUYER.mail });
    expect((await browser.call('GET', '/m/me')).data).toMatchObject({ mail: OWNER.mail });
    await browser.call('POST', '/m/logOut');
    expect(await browser.reason('GET', '/m/me')).toBe('access.signIn');
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ userMail: BUYER.mail });
  });

  it('sets a cookie that is sent to the back office API only', async () => {
    const input = { userName: OWNER.mail, passWord: OWNER.password };
    const { cookies } = await new TestBrowser(app).answer('POST', '/m/login', input);
    expect(cookies).toContainEqual(
      expect.objectContaining({
        name: 'merchantToken',
        path: '/api/m',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 43_200,
      }),
    );
  });

  it('ends the session after twelve hours, even when it was used meanwhile', async () => {
    const app = await openTestApp();
    const browser = await sellerBrowser(app);
    await app.moveClock('11 hours');
    expect(await browser.reason('GET', '/m/me')).toBeUndefined();
    await app.moveClock('13 hours');
    expect(await browser.reason('GET', '/m/me')).toBe('access.signIn');
  });
});

describe('switchStore', () => {
  it('switches to another store of the seller, and refuses other stores', async () => {
    const browser = await sellerBrowser(app);
    expect(await browser.reason('POST', '/m/store/switch', { storeId: 5 })).toBeUndefined();
    expect((await browser.call('GET', '/m/me')).data).toMatchObject({ store: { storeId: 5 } });
    for (const storeId of [1, 9999]) {
      expect(await browser.reason('POST', '/m/store/switch', { storeId })).toBe('store.notFound');
    }
  });
});

describe('passwords and permissions of sellers', () => {
  it('changing the password ends the other sessions', async () => {
    const [browser, other] = [await sellerBrowser(app), await sellerBrowser(app)];
    const change = (newPassword: string) =>
      browser.reason('PUT', '/m/password', { oldPassword: OWNER.password, newPassword });
    expect(await change('abc12')).toBe('password.storeRule');
    expect(await change('abcdefgh12345')).toBe('password.storeRule');
    expect(await change(OWNER.password)).toBe('password.same');
    expect(await change('Ket7le#ra')).toBeUndefined();
    expect(await browser.reason('GET', '/m/me')).toBeUndefined();
    expect(await other.reason('GET', '/m/me')).toBe('access.signIn');
    await sellerBrowser(app, { mail: OWNER.mail, password: 'Ket7le#ra' });
  });

  it('a clerk has exactly the permissions of the role', async () => {
    const clerk = await sellerBrowser(app, CLERK);
    const { permissions } = (await clerk.call('GET', '/m/me')).data as { permissions: string[] };
    expect(permissions).toContain('orders.ship');
    expect(permissions).not.toContain('people.view');
    expect(await clerk.reason('GET', '/m/people/page')).toBe('access.forbidden');
  });
});
