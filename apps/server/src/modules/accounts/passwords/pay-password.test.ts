import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastCode } from '../../../testing/read-messages.ts';
import { BUYER, buyerAt, countReasons } from '../testing/people.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const PATH = '/p/user/payPassword';

async function ownCode(app: TestApp, browser: TestBrowser): Promise<string> {
  await browser.call('POST', '/p/user/sendOwnCode', { purpose: 'payPassword' });
  return lastCode(app, BUYER.mail);
}

describe('setPayPassword', () => {
  it('needs a code when there is no pay password', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    await app.database.queries.execute(sql`update account set pay_password_hash = null`);
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ hasPayPassword: false });
    expect(await browser.reason('PUT', PATH, { payPassword: '112233' })).toBe('code.wrong');
    expect(await browser.reason('PUT', PATH, { payPassword: '112233', oldPayPassword: '246810' })).toBe('code.wrong');
    const validCode = await ownCode(app, browser);
    for (const payPassword of ['12345', '1234567', '12345a', '１２３４５６']) {
      expect(await browser.reason('PUT', PATH, { payPassword, validCode })).toBe('password.payRule');
    }
    expect(await browser.reason('PUT', PATH, { payPassword: '112233', validCode })).toBeUndefined();
    expect((await browser.call('GET', '/p/user/userInfo')).data).toMatchObject({ hasPayPassword: true });
    expect(await browser.reason('PUT', PATH, { payPassword: '445566', validCode })).toBe('code.wrong');
  });

  it('accepts the old pay password', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    expect(await browser.reason('PUT', PATH, { payPassword: '112233', oldPayPassword: '000000' })).toBe(
      'payPassword.wrong',
    );
    expect(
      await browser.reason('PUT', PATH, { payPassword: '112233', oldPayPassword: BUYER.payPassword }),
    ).toBeUndefined();
    expect(await browser.reason('PUT', PATH, { payPassword: '445566', oldPayPassword: BUYER.payPassword })).toBe(
      'payPassword.wrong',
    );
    expect(await browser.reason('PUT', PATH, { payPassword: '445566', oldPayPassword: '112233' })).toBeUndefined();
  });

  it('locks for 15 minutes after five wrong attempts, counted over all devices', async () => {
    const app = await openTestApp();
    const browsers = [await buyerAt(app), await buyerAt(app)];
    const attempt = (browser: TestBrowser | undefined, oldPayPassword: string) =>
      browser?.call('PUT', PATH, { payPassword: '112233', oldPayPassword });
    const burst = await Promise.all(
      Array.from({ length: 20 }, (_, n) => attempt(browsers[n % 2], String(100_000 + n))),
    );
    expect(countReasons(burst.filter((one) => one !== undefined))).toEqual({
      'payPassword.wrong': 5,
      'payPassword.locked': 15,
    });
    expect(await attempt(browsers[0], BUYER.payPassword)).toMatchObject({
      reason: 'payPassword.locked',
      msg: expect.stringContaining('15'),
    });
    await app.moveClock('15 minutes 1 second');
    expect((await attempt(browsers[0], BUYER.payPassword))?.reason).toBeUndefined();
  });

  it('can be reset by a code while locked, which unlocks it', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    for (let n = 0; n < 6; n++) await browser.call('PUT', PATH, { payPassword: '112233', oldPayPassword: '000000' });
    expect(
      await browser.reason('PUT', PATH, { payPassword: '112233', validCode: await ownCode(app, browser) }),
    ).toBeUndefined();
    expect(await browser.reason('PUT', PATH, { payPassword: '445566', oldPayPassword: '112233' })).toBeUndefined();
  });
});
