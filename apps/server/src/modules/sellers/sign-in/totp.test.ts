import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { codeAt, enrol } from '../testing/enrol.ts';
import { CLERK, OWNER, sellerBrowser } from '../testing/seller-browser.ts';

async function firstStep(app: TestApp, { mail, password }: { mail: string; password: string } = OWNER) {
  const browser = new TestBrowser(app);
  const { data } = await browser.call('POST', '/m/login', { userName: mail, passWord: password });
  const { accessToken, secondFactorToken } = data as { accessToken: string; secondFactorToken: string };
  return {
    ...{ browser, accessToken, secondFactorToken },
    verify: (code: string) => browser.reason('POST', '/m/login/totp', { secondFactorToken, code }),
  };
}

describe('the second factor of sellers', () => {
  it('is required once it is confirmed, and accepts each code once', async () => {
    const app = await openTestApp();
    const { secret } = await enrol(await sellerBrowser(app));
    const first = await firstStep(app);
    expect(first.accessToken).toBe('');
    expect(await first.browser.reason('GET', '/m/me')).toBe('access.signIn');
    // The code that confirmed the enrolment is used up.
    expect(await first.verify(codeAt(secret))).toBe('totp.wrong');
    expect(await first.verify('000000')).toBe('totp.wrong');
    expect(await first.verify(codeAt(secret, 1))).toBeUndefined();
    expect(await first.browser.reason('GET', '/m/me')).toBeUndefined();
    expect(await (await firstStep(app)).verify(codeAt(secret, 1))).toBe('totp.wrong');
  });

  it('is not required before a code has confirmed it', async () => {
    const app = await openTestApp();
    const browser = await sellerBrowser(app);
    await browser.call('POST', '/m/totp/enrol', { passWord: OWNER.password });
    expect(await browser.reason('POST', '/m/totp/confirm', { code: '000000' })).toBe('totp.wrong');
    await sellerBrowser(app);
  });

  it('accepts a recovery code instead, once', async () => {
    const app = await openTestApp();
    const { recoveryCodes } = await enrol(await sellerBrowser(app));
    const [code = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(await (await firstStep(app)).verify(code.toUpperCase())).toBeUndefined();
    expect(await (await firstStep(app)).verify(code)).toBe('totp.wrong');
  });

  it('locks after repeated wrong codes', async () => {
    const app = await openTestApp();
    await enrol(await sellerBrowser(app));
    const { verify } = await firstStep(app);
    const reasons = [];
    for (let tries = 0; tries < 8; tries++) reasons.push(await verify(String(100_000 + tries)));
    expect(reasons.at(-1)).toBe('login.tooMany');
  });

  it('can be required by a store: people without one may only set it up', async () => {
    const app = await openTestApp();
    const [owner, clerk] = [await sellerBrowser(app), await sellerBrowser(app, CLERK)];
    const require = (required: boolean) => owner.reason('PUT', '/m/people/secondFactor', { required });
    expect(await require(true)).toBe('totp.enrolFirst');
    const { secret } = await enrol(owner);
    expect(await require(true)).toBeUndefined();
    expect((await clerk.call('GET', '/m/me')).data).toMatchObject({ mustEnrolTotp: true, permissions: [] });
    expect(await clerk.reason('GET', '/m/order/page')).toBe('access.forbidden');
    await enrol(clerk, CLERK.password);
    expect(await clerk.reason('GET', '/m/order/page')).toBeUndefined();
    const off = { passWord: OWNER.password, code: codeAt(secret, 1) };
    expect(await owner.reason('POST', '/m/totp/disable', off)).toBe('totp.required');
  });

  it('is stored encrypted', async () => {
    const app = await openTestApp();
    const { secret } = await enrol(await sellerBrowser(app));
    const { rows } = await app.database.pool.query<{ totp_secret: Buffer }>(
      'select secret as totp_secret from second_factor',
    );
    expect(rows[0]?.totp_secret.toString('latin1')).not.toContain(secret);
  });
});
