import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/sellers/staff-sellers';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { rowsOf } from '../../accounts/testing/people.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { CLERK, OWNER, sellerBrowser } from '../testing/seller-browser.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'sellers.view', 'sellers.edit');

const find = async (search: string) =>
  ((await staff.call('GET', `/s/sellers/page?${search}`)).data as OutputOf<typeof contract.sellerPage>).records;
const idOf = async (mail: string) =>
  String((await rowsOf(app, sql`select id from seller where mail = ${mail}`))[0]?.id);
const signIn = ({ mail, password }: { mail: string; password: string }) =>
  new TestBrowser(app).reason('POST', '/m/login', { userName: mail, passWord: password });

describe('sellerPage', () => {
  it('finds sellers by mail, name, id and store, with their roles and masked addresses', async () => {
    const sellerId = await idOf(OWNER.mail);
    for (const search of [`text=${OWNER.mail}`, 'text=sam', `text=${sellerId}`]) {
      const [found, ...others] = await find(search);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ sellerId, name: OWNER.name, status: 'active', hasTotp: false });
      expect(found?.stores.map(({ shopId, role }) => [shopId, role.name])).toEqual([
        [2, 'owner'],
        [5, 'owner'],
      ]);
      expect(JSON.stringify(found)).not.toContain(OWNER.mail);
    }
    expect((await find('storeId=5')).map(({ name }) => name)).toEqual([OWNER.name]);
    expect(await find('status=banned')).toEqual([]);
  });
});

describe('banSeller', () => {
  it('ends every session and refuses to sign in until the ban is lifted', async () => {
    const sellerId = await idOf(CLERK.mail);
    const browser = await sellerBrowser(app, CLERK);
    const reason = 'Shared the password with others';
    expect(await staff.reason('POST', '/s/sellers/ban', { sellerId, reason })).toBeUndefined();
    expect(await staff.reason('POST', '/s/sellers/ban', { sellerId, reason })).toBe('seller.banned');
    expect((await browser.call('GET', '/m/order/count')).code).toBe('A00004');
    expect(await signIn(CLERK)).toBe('account.banned');
    expect(await signIn({ ...CLERK, password: 'Wrong#2026' })).toBe('login.wrong');
    expect((await lastMessage(app, CLERK.mail)).text).toContain(reason);
    expect((await staff.call('GET', `/s/sellers/info?sellerId=${sellerId}`)).data).toMatchObject({
      ...{ status: 'banned', ban: { reason }, sessions: [] },
    });
    expect(await staff.reason('POST', '/s/sellers/unban', { sellerId, reason: 'Clarified' })).toBeUndefined();
    expect(await signIn(CLERK)).toBeUndefined();
  });
});

describe('resetSellerTotp', () => {
  it('removes a lost second factor, ends the sessions and notifies the seller', async () => {
    const sellerId = await idOf(CLERK.mail);
    const reset = () => staff.reason('POST', '/s/sellers/totp/reset', { sellerId, reason: 'Lost the telephone' });
    expect(await reset()).toBe('totp.off');
    const browser = await sellerBrowser(app, CLERK);
    await app.database.queries.execute(
      sql`insert into second_factor (user_id, secret, confirmed_at) values (${sellerId}, 'x', mall_now())`,
    );
    expect((await find('text=kim'))[0]).toMatchObject({ hasTotp: true });
    expect(await reset()).toBeUndefined();
    expect((await find('text=kim'))[0]).toMatchObject({ hasTotp: false });
    expect((await browser.call('GET', '/m/order/count')).code).toBe('A00004');
    expect((await lastMessage(app, CLERK.mail)).template).toBe('sellerTotpReset');
    expect(await signIn(CLERK)).toBeUndefined();
  });
});
