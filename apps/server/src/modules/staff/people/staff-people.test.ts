import { demoStaff } from '@galleria/demo/people/demo-staff';
import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { staff } from '../index.ts';
import { SUPERUSER, staffBrowser } from '../testing/staff-browser.ts';

const PASSWORD = 'Ket7le#rail';
const ROLES = { superuser: 1, operator: 2, auditor: 5 };

const idOf = async (app: TestApp, { mail }: { readonly mail: string }) =>
  (await staff.seed.findStaffId(app.database.queries, mail)) ?? '';

async function tokenSentTo(app: TestApp, mail: string): Promise<string> {
  return (await lastMessage(app, mail)).text.match(/\/platform\/invitation#(\S+)/)?.[1] ?? '';
}

describe('invitations of staff', () => {
  it('create one account with the role, once', async () => {
    const app = await openTestApp();
    const superuser = await staffBrowser(app);
    const mail = 'new@example.org';
    const invite = () => superuser.reason('POST', '/s/staff/invite', { mail, roleId: ROLES.auditor });
    expect(await invite()).toBeUndefined();
    const first = await tokenSentTo(app, mail);
    expect(await invite()).toBeUndefined();
    const token = await tokenSentTo(app, mail);
    const browser = new TestBrowser(app);
    const accept = (sent: string, passWord = PASSWORD) =>
      browser.reason('POST', '/s/invitation/accept', { token: sent, name: 'Noa', passWord });
    expect(await accept(first)).toBe('invitation.notFound');
    expect(await accept(token, 'abc12')).toBe('password.registerRule');
    expect((await browser.call('GET', `/s/invitation?token=${token}`)).data).toMatchObject({
      ...{ mail, role: { name: 'auditor' } },
    });
    const outcomes = await Promise.all([accept(token), accept(token)]);
    expect(outcomes.sort()).toEqual(['invitation.notFound', undefined]);
    expect(await invite()).toBe('staff.already');
    const noa = await staffBrowser(app, { mail, password: PASSWORD });
    expect(await noa.reason('GET', '/s/staff/page')).toBeUndefined();
    expect(await noa.reason('POST', '/s/staff/invite', { mail: 'x@example.org', roleId: 1 })).toBe('access.forbidden');
  });
});

describe('changes of staff accounts and roles', () => {
  it('a changed role, a lock-out and a removal end the sessions at once', async () => {
    const app = await openTestApp();
    const superuser = await staffBrowser(app);
    const staffId = await idOf(app, demoStaff.operator);
    const operator = () => staffBrowser(app, demoStaff.operator);
    let session = await operator();
    const isSignedOut = async () => (await session.reason('GET', '/s/me')) === 'access.signIn';
    await superuser.call('PUT', '/s/staff/role', { staffId, roleId: ROLES.auditor });
    expect(await isSignedOut()).toBe(true);
    session = await operator();
    await superuser.call('PUT', '/s/staff/active', { staffId, isActive: false });
    expect(await isSignedOut()).toBe(true);
    const signIn = (passWord: string) =>
      new TestBrowser(app).reason('POST', '/s/login', { userName: demoStaff.operator.mail, passWord });
    expect(await signIn(demoStaff.operator.password)).toBe('staff.disabled');
    expect(await signIn('Wrong#2026')).toBe('login.wrong');
    await superuser.call('PUT', '/s/staff/active', { staffId, isActive: true });
    session = await operator();
    await superuser.call('DELETE', `/s/staff/${staffId}`);
    expect(await isSignedOut()).toBe(true);
    expect(await signIn(demoStaff.operator.password)).toBe('login.wrong');
    expect(await superuser.reason('DELETE', `/s/staff/${staffId}`)).toBe('staff.notFound');
    const { records } = (await superuser.call('GET', '/s/staff/page')).data as { records: { mail: string }[] };
    expect(records.map(({ mail }) => mail)).not.toContain(demoStaff.operator.mail);
    // The address of a removed person is free again.
    const again = { mail: demoStaff.operator.mail, roleId: ROLES.auditor };
    expect(await superuser.reason('POST', '/s/staff/invite', again)).toBeUndefined();
  });

  it('a custom role grants its permissions, and a change of it ends the sessions of its holders', async () => {
    const app = await openTestApp();
    const superuser = await staffBrowser(app);
    const save = async (input: object) => superuser.call('POST', '/s/role', input);
    const { data } = await save({ name: 'Readers', permissions: ['audit.view'] });
    const { roleId } = data as { roleId: number };
    expect((await save({ name: 'READERS', permissions: ['audit.view'] })).reason).toBe('role.nameTaken');
    expect((await save({ roleId: ROLES.auditor, name: 'Auditor', permissions: ['audit.view'] })).reason).toBe(
      'role.notFound',
    );
    const staffId = await idOf(app, demoStaff.service);
    await superuser.call('PUT', '/s/staff/role', { staffId, roleId });
    const reader = await staffBrowser(app, demoStaff.service);
    expect(await reader.reason('GET', '/s/audit/page')).toBeUndefined();
    expect(await reader.reason('GET', '/s/staff/page')).toBe('access.forbidden');
    expect(await superuser.reason('DELETE', `/s/role/${roleId}`)).toBe('role.inUse');
    await save({ roleId, name: 'Readers', permissions: ['staff.view'] });
    expect(await reader.reason('GET', '/s/me')).toBe('access.signIn');
    const again = await staffBrowser(app, demoStaff.service);
    expect(await again.reason('GET', '/s/staff/page')).toBeUndefined();
  });

  it('a custom role counts its holders, and can be deleted without any', async () => {
    const app = await openTestApp();
    const superuser = await staffBrowser(app);
    const { data } = await superuser.call('POST', '/s/role', { name: 'Readers', permissions: ['audit.view'] });
    const { roleId } = data as { roleId: number };
    const countHolders = async () => {
      const roles = (await superuser.call('GET', '/s/role/list')).data as { roleId: number; memberCount: number }[];
      return roles.find((role) => role.roleId === roleId)?.memberCount;
    };
    const staffId = await idOf(app, demoStaff.service);
    await superuser.call('PUT', '/s/staff/role', { staffId, roleId });
    expect(await countHolders()).toBe(1);
    await superuser.call('DELETE', `/s/staff/${staffId}`);
    expect(await countHolders()).toBe(0);
    expect(await superuser.call('DELETE', `/s/role/${roleId}`)).toMatchObject({ success: true });
    expect(await countHolders()).toBeUndefined();
  });
});

describe('the last superuser', () => {
  it('can neither be removed nor locked out nor given another role', async () => {
    const app = await openTestApp();
    const superuser = await staffBrowser(app);
    const staffId = await idOf(app, SUPERUSER);
    for (const [method, path, input] of [
      ['DELETE', `/s/staff/${staffId}`, undefined],
      ['PUT', '/s/staff/active', { staffId, isActive: false }],
      ['PUT', '/s/staff/role', { staffId, roleId: ROLES.operator }],
    ] as const) {
      expect(await superuser.reason(method, path, input)).toBe('staff.lastSuperuser');
    }
    expect(await superuser.reason('PUT', '/s/staff/role', { staffId, roleId: ROLES.superuser })).toBeUndefined();
  });

  /** Two superusers disable each other at once; returns how many are left. */
  async function superusersLeft(app: TestApp, prepare: () => Promise<void> = async () => undefined): Promise<number> {
    const other = { mail: 'second@example.org', password: PASSWORD };
    const [own, second] = [
      await idOf(app, SUPERUSER),
      await inTransaction(app.database, SYSTEM, (transaction) =>
        staff.seed.seedStaff(transaction, { ...other, name: 'Second', role: 'superuser', locale: 'en' }),
      ),
    ];
    const [one, two] = [await staffBrowser(app), await staffBrowser(app, other)];
    await prepare();
    await Promise.all([
      one.call('PUT', '/s/staff/active', { staffId: second, isActive: false }),
      two.call('PUT', '/s/staff/active', { staffId: own, isActive: false }),
    ]);
    const { rows } = await app.database.pool.query<{ left: number }>(
      `select count(*)::int as left from staff_member where role_id = 1 and status = 'active'`,
    );
    return rows[0]?.left ?? 0;
  }

  it('remains when two superusers lock each other out concurrently', async () => {
    expect(await superusersLeft(await openTestApp())).toBe(1);
  });

  it('control: without row locks both succeed, and no superuser is left', async () => {
    const app = await openTestApp();
    const write = 'update staff_member_rows set status = new.status where id = new.id';
    expect(
      await superusersLeft(app, () => removeRowLocks(app, 'staff_member', { event: 'update', count: 2, write })),
    ).toBe(0);
  });
});
