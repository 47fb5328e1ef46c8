import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/sellers/people';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { CLERK, OWNER, sellerBrowser } from '../testing/seller-browser.ts';

type Members = OutputOf<typeof contract.storeMemberPage>;
type Roles = OutputOf<typeof contract.storeRoleList>;

const NEW_MAIL = 'new@galleria.test';
const PASSWORD = 'Ket7le#ra';
const [OWNER_ROLE, MANAGER, CLERK_ROLE] = [1, 2, 3];

const membersOf = async (browser: TestBrowser) => (await browser.call('GET', '/m/people/page')).data as Members;

/** The token in the link of the last invitation. */
async function invitationToken({ database }: TestApp): Promise<string> {
  const { rows } = await database.pool.query<{ text: string }>(
    `select text from message where template = 'storeInvitation' order by created_at desc limit 1`,
  );
  return rows[0]?.text.match(/merchant\/invitation#([\w-]+)/)?.[1] ?? '';
}

async function invite(app: TestApp, owner: TestBrowser, roleId: number) {
  expect(await owner.reason('POST', '/m/people/invite', { mail: NEW_MAIL, roleId })).toBeUndefined();
  return invitationToken(app);
}

describe('invitations of sellers', () => {
  it('create an account with the role, once', async () => {
    const app = await openTestApp();
    const owner = await sellerBrowser(app);
    const token = await invite(app, owner, CLERK_ROLE);
    const guest = new TestBrowser(app);
    expect((await guest.call('GET', `/m/invitation?token=${token}`)).data).toMatchObject({
      ...{ mail: NEW_MAIL, hasAccount: false, role: { name: 'clerk' } },
    });
    const accept = () => guest.reason('POST', '/m/invitation/accept', { token, name: 'Nia', passWord: PASSWORD });
    expect(await Promise.all([accept(), accept()])).toContain(undefined);
    expect(await accept()).toBe('invitation.notFound');
    const nia = await sellerBrowser(app, { mail: NEW_MAIL, password: PASSWORD });
    expect((await nia.call('GET', '/m/me')).data).toMatchObject({ name: 'Nia', store: { storeId: 2 } });
    expect((await membersOf(owner)).records.map(({ mail }) => mail)).toContain(NEW_MAIL);
    expect((await membersOf(owner)).invitations).toEqual([]);
  });

  it('require the password of an existing account', async () => {
    const app = await openTestApp();
    const owner = await sellerBrowser(app);
    await owner.call('POST', '/m/store/switch', { storeId: 5 });
    await owner.call('POST', '/m/people/invite', { mail: CLERK.mail, roleId: MANAGER });
    const token = await invitationToken(app);
    const guest = new TestBrowser(app);
    expect(await guest.reason('POST', '/m/invitation/accept', { token, passWord: 'Wrong#77' })).toBe('password.wrong');
    const accept = () => guest.reason('POST', '/m/invitation/accept', { token, passWord: CLERK.password });
    const setStatus = (status: string) =>
      app.database.pool.query('update seller set status = $2 where mail = $1', [CLERK.mail, status]);
    await setStatus('banned');
    expect(await accept()).toBe('seller.suspended');
    await setStatus('active');
    expect(await accept()).toBeUndefined();
    const clerk = await sellerBrowser(app, CLERK);
    expect(await clerk.reason('POST', '/m/store/switch', { storeId: 5 })).toBeUndefined();
  });

  it('expire after a week, and when they are withdrawn or replaced', async () => {
    const app = await openTestApp();
    const owner = await sellerBrowser(app);
    const first = await invite(app, owner, CLERK_ROLE);
    const second = await invite(app, owner, CLERK_ROLE);
    const reason = (token: string) => new TestBrowser(app).reason('GET', `/m/invitation?token=${token}`);
    expect([await reason(first), await reason(second)]).toEqual(['invitation.notFound', undefined]);
    const [open] = (await membersOf(owner)).invitations;
    await owner.call('DELETE', `/m/people/invitation/${open?.id}`);
    expect(await reason(second)).toBe('invitation.notFound');
    const third = await invite(app, owner, CLERK_ROLE);
    await app.moveClock('8 days');
    expect(await reason(third)).toBe('invitation.notFound');
  });
});

describe('roles of sellers', () => {
  it('take effect in open sessions at once', async () => {
    const app = await openTestApp();
    const [owner, clerk] = [await sellerBrowser(app), await sellerBrowser(app, CLERK)];
    const { sellerId } = (await membersOf(owner)).records.find(({ mail }) => mail === CLERK.mail) ?? {};
    expect(await clerk.reason('GET', '/m/people/page')).toBe('access.forbidden');
    await owner.call('PUT', '/m/people', { sellerId, roleId: MANAGER });
    expect(await clerk.reason('GET', '/m/people/page')).toBeUndefined();
    const { data } = await owner.call('POST', '/m/role', { name: 'Packer', permissions: ['orders.view'] });
    const { roleId } = data as { roleId: number };
    await owner.call('PUT', '/m/people', { sellerId, roleId });
    expect(await clerk.reason('GET', '/m/order/page')).toBeUndefined();
    await owner.call('POST', '/m/role', { roleId, name: 'Packer', permissions: ['stock.view'] });
    expect(await clerk.reason('GET', '/m/order/page')).toBe('access.forbidden');
    expect(await owner.reason('DELETE', `/m/role/${roleId}`)).toBe('role.inUse');
    await owner.call('DELETE', `/m/people/${sellerId}`);
    expect(await clerk.reason('GET', '/m/me')).toBe('access.signIn');
    expect(await owner.reason('DELETE', `/m/role/${roleId}`)).toBeUndefined();
  });

  it('of another store and built-in ones cannot be changed', async () => {
    const app = await openTestApp();
    const owner = await sellerBrowser(app);
    await owner.call('POST', '/m/role', { name: 'Packer', permissions: ['orders.view'] });
    const own = ((await owner.call('GET', '/m/role/list')).data as Roles).find(({ isBuiltIn }) => !isBuiltIn);
    await owner.call('POST', '/m/store/switch', { storeId: 5 });
    for (const roleId of [own?.roleId, OWNER_ROLE]) {
      const input = { roleId, name: 'Mine', permissions: ['orders.view'] };
      expect(await owner.reason('POST', '/m/role', input)).toBe('role.notFound');
    }
  });

  it('leave every store an owner, also when two owners remove each other concurrently', async () => {
    const app = await openTestApp();
    const owner = await sellerBrowser(app);
    const self = (await membersOf(owner)).records.find(({ isSelf }) => isSelf)?.sellerId;
    expect(await owner.reason('DELETE', `/m/people/${self}`)).toBe('people.lastOwner');
    expect(await owner.reason('PUT', '/m/people', { sellerId: self, roleId: MANAGER })).toBe('people.lastOwner');
    const clerkId = (await membersOf(owner)).records.find(({ mail }) => mail === CLERK.mail)?.sellerId;
    await owner.call('PUT', '/m/people', { sellerId: clerkId, roleId: OWNER_ROLE });
    const other = await sellerBrowser(app, CLERK);
    const answers = await Promise.all([
      owner.reason('DELETE', `/m/people/${clerkId}`),
      other.reason('DELETE', `/m/people/${self}`),
    ]);
    expect(answers.filter((reason) => reason === undefined)).toHaveLength(1);
    const { rows } = await app.database.pool.query('select from store_member where store_id = 2 and role_id = 1');
    expect(rows).toHaveLength(1);
  });
});

describe('the audit log of a store', () => {
  it('contains person, operation, values before and after and address, of the own store only', async () => {
    const app = await openTestApp();
    const owner = await sellerBrowser(app);
    const { sellerId } = (await membersOf(owner)).records.find(({ mail }) => mail === CLERK.mail) ?? {};
    await owner.call('PUT', '/m/people', { sellerId, roleId: MANAGER });
    const page = async (query = '') => (await owner.call('GET', `/m/audit/page?${query}`)).data;
    expect(await page('operation=changeStoreMember')).toMatchObject({
      total: 1,
      records: [
        {
          ...{ name: OWNER.name, operation: 'changeStoreMember', outcome: 'done', address: '127.0.0.1' },
          ...{ before: { role: 'clerk' }, after: { role: 'manager' }, input: { roleId: MANAGER } },
        },
      ],
    });
    expect(await page('text=nothing like this')).toMatchObject({ total: 0 });
    await owner.call('POST', '/m/store/switch', { storeId: 5 });
    expect(await page('operation=changeStoreMember')).toMatchObject({ total: 0 });
  });
});
