import { demoStaff } from '@galleria/demo/people/demo-staff';
import { SYSTEM } from '@galleria/domain/access/access';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { site } from '../../site/index.ts';
import { SUPERUSER, staffBrowser } from '../testing/staff-browser.ts';

const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** The second factor itself is tested with sellers, who share its code. */
it('superusers and finance may only set up a second factor while the mall requires it', async () => {
  const app = await openTestApp();
  await inTransaction(app.database, SYSTEM, (transaction) =>
    site.seed.seedSetting(transaction, 'staff', { requiresTotp: true }),
  );
  for (const person of [demoStaff.operator, demoStaff.auditor]) {
    const { data } = await (await staffBrowser(app, person)).call('GET', '/s/me');
    expect(data).toMatchObject({ mustEnrolTotp: false, permissions: expect.arrayContaining(['orders.view']) });
  }
  const finance = await staffBrowser(app, demoStaff.finance);
  expect((await finance.call('GET', '/s/me')).data).toMatchObject({ mustEnrolTotp: true, permissions: [] });

  const browser = await staffBrowser(app);
  expect(await browser.reason('GET', '/s/staff/page')).toBe('access.forbidden');
  const { data } = await browser.call('POST', '/s/totp/enrol', { passWord: SUPERUSER.password });
  const { secret } = data as { secret: string };
  const confirmed = await browser.call('POST', '/s/totp/confirm', { code: codeAt(secret) });
  const [recoveryCode] = (confirmed.data as { recoveryCodes: string[] }).recoveryCodes;
  expect(await browser.reason('GET', '/s/staff/page')).toBeUndefined();

  const next = new TestBrowser(app);
  const started = await next.call('POST', '/s/login', { userName: SUPERUSER.mail, passWord: SUPERUSER.password });
  const { secondFactorToken } = started.data as { secondFactorToken: string };
  expect(await next.reason('GET', '/s/me')).toBe('access.signIn');
  // A sign-in that began at one console cannot be finished at the other.
  const answer = { secondFactorToken, code: codeAt(secret, 1) };
  expect(await next.reason('POST', '/m/login/totp', answer)).toBe('totp.loginExpired');
  expect(await next.reason('POST', '/s/login/totp', answer)).toBeUndefined();
  expect(await next.reason('GET', '/s/staff/page')).toBeUndefined();
  // With a role that requires a second factor, it cannot be disabled, even with password and recovery code.
  const off = { passWord: SUPERUSER.password, code: recoveryCode };
  expect(await next.reason('POST', '/s/totp/disable', off)).toBe('totp.required');
  expect((await next.call('GET', '/s/me')).data).toMatchObject({ hasTotp: true });
});
