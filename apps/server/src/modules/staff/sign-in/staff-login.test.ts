import { demoStaff } from '@galleria/demo/people/demo-staff';
import { PERMISSIONS_OF_STAFF_ROLE } from '@galleria/domain/access/staff-permissions';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp } from '../../../testing/open-test-app.ts';
import { lastCode } from '../../../testing/read-messages.ts';
import { BUYER } from '../../accounts/testing/people.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { OWNER, sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { SUPERUSER, staffBrowser } from '../testing/staff-browser.ts';

const app = await openSharedTestApp();

describe('staffLogin', () => {
  it('signs in with the permissions of the role', async () => {
    for (const [role, person] of Object.entries(demoStaff)) {
      const { data } = await (await staffBrowser(app, person)).call('GET', '/s/me');
      const permissions = PERMISSIONS_OF_STAFF_ROLE[role as keyof typeof demoStaff];
      const { name, mail } = person;
      expect(data).toMatchObject({ name, mail, permissions, role: { name: role, isBuiltIn: true } });
    }
  });

  it('gives the same answer for a wrong password and for addresses of other realms', async () => {
    const answers = [];
    for (const userName of [SUPERUSER.mail, OWNER.mail, BUYER.mail, '13700137000', 'nobody']) {
      answers.push(await new TestBrowser(app).call('POST', '/s/login', { userName, passWord: 'Wrong#2026' }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.reason).toBe('login.wrong');
  });

  it('keeps sessions of sellers and staff in one browser independent', async () => {
    const browser = await sellerBrowser(app);
    expect(await browser.reason('GET', '/s/me')).toBe('access.signIn');
    const input = { userName: SUPERUSER.mail, passWord: SUPERUSER.password };
    const { cookies } = await browser.answer('POST', '/s/login', input);
    const cookie = { name: 'platformToken', path: '/api/s', httpOnly: true, sameSite: 'Lax', maxAge: 43_200 };
    expect(cookies).toContainEqual(expect.objectContaining(cookie));
    expect((await browser.call('GET', '/m/me')).data).toMatchObject({ mail: OWNER.mail });
    await browser.call('POST', '/s/logOut');
    expect(await browser.reason('GET', '/s/me')).toBe('access.signIn');
    expect(await browser.reason('GET', '/m/me')).toBeUndefined();
  });

  it('ends the session after twelve hours', async () => {
    const app = await openTestApp();
    const browser = await staffBrowser(app);
    await app.moveClock('11 hours');
    expect(await browser.reason('GET', '/s/me')).toBeUndefined();
    await app.moveClock('13 hours');
    expect(await browser.reason('GET', '/s/me')).toBe('access.signIn');
  });
});

describe('passwords of staff', () => {
  it('must meet the stronger password rule, and a change ends the other sessions', async () => {
    const { operator } = demoStaff;
    const [browser, other] = [await staffBrowser(app, operator), await staffBrowser(app, operator)];
    const change = (newPassword: string) =>
      browser.reason('PUT', '/s/password', { oldPassword: operator.password, newPassword });
    expect(await change('abcdef12')).toBe('password.registerRule');
    expect(await change('Ket7le#rail')).toBeUndefined();
    expect(await browser.reason('GET', '/s/me')).toBeUndefined();
    expect(await other.reason('GET', '/s/me')).toBe('access.signIn');
  });

  it('are reset by a code sent by mail, with the same answer for unknown addresses', async () => {
    const { service } = demoStaff;
    const browser = await staffBrowser(app, service);
    const send = (mail: string) => new TestBrowser(app).call('POST', '/s/password/sendCode', { mail });
    expect(await send('stranger@example.org')).toEqual(await send(service.mail));
    const reset = { mail: service.mail, validCode: await lastCode(app, service.mail), passWord: 'Ket7le#rail' };
    expect(await new TestBrowser(app).reason('POST', '/s/password/reset', reset)).toBeUndefined();
    expect(await browser.reason('GET', '/s/me')).toBe('access.signIn');
    await staffBrowser(app, { mail: service.mail, password: reset.passWord });
  });
});

describe('sessions of staff', () => {
  it('are listed, and each can be ended', async () => {
    const [browser, other] = [await staffBrowser(app), await staffBrowser(app)];
    const { data } = await browser.call('GET', '/s/sessions');
    const sessions = data as { id: string; current: boolean }[];
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    for (const { id } of sessions.filter(({ current }) => !current)) await browser.call('DELETE', `/s/sessions/${id}`);
    expect(await other.reason('GET', '/s/me')).toBe('access.signIn');
    expect(await browser.reason('GET', '/s/me')).toBeUndefined();
  });
});
