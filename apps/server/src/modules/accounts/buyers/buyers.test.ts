import type * as contract from '@galleria/contract/accounts/buyers';
import type { OutputOf } from '@galleria/contract/operation';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { BUYER, buyerAt, buyerId, rowsOf } from '../testing/people.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'buyers.view', 'buyers.edit');

const find = async (search: string) =>
  ((await staff.call('GET', `/s/buyers/page?${search}`)).data as OutputOf<typeof contract.buyerPage>).records;

describe('buyerPage', () => {
  it('finds a buyer by mail, the beginning of a name and id, with masked addresses', async () => {
    const userId = await buyerId(app);
    for (const text of [BUYER.mail.toUpperCase(), BUYER.mail.slice(0, 6), userId]) {
      const found = await find(`text=${encodeURIComponent(text)}`);
      expect(found.map((one) => one.userId)).toContain(userId);
      expect(JSON.stringify(found)).not.toContain(BUYER.mail);
    }
    expect(await find('text=%25')).toEqual([]);
    expect(await find('text=nobody-has-this')).toEqual([]);
  });

  it('lists every buyer once over all pages, newest first', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (await staff.call('GET', `/s/buyers/page?size=3&cursor=${encodeURIComponent(cursor)}`))
        .data as OutputOf<typeof contract.buyerPage>;
      seen.push(...page.records.map(({ userId }) => userId));
      cursor = page.nextCursor;
    } while (cursor);
    const all = await rowsOf(app, sql`select id from account order by created_at desc, id desc`);
    expect(seen).toEqual(all.map(({ id }) => id));
  });
});

describe('revealBuyerContact', () => {
  it('returns the full contact and records the access in the audit log, without the address', async () => {
    const userId = await buyerId(app);
    expect((await staff.call('POST', '/s/buyers/contact', { userId })).data).toMatchObject({ mail: BUYER.mail });
    const looks = await rowsOf(
      app,
      sql`select actor_id, input, outcome, after from audit_entry where operation = 'revealBuyerContact'`,
    );
    expect(looks).toEqual([{ actor_id: staff.staffId, input: { userId }, outcome: 'done', after: null }]);
  });
});

describe('banBuyer', () => {
  it('ends every session and refuses sign-in until the ban is lifted; money and orders stay', async () => {
    const browser = await buyerAt(app);
    const userId = await buyerId(app);
    const holdings = () =>
      rowsOf(
        app,
        sql`select (select sum(balance) from ledger_account where owner = ${userId}) as ledger,
          (select array_agg(status order by id) from mall_order where user_id = ${userId}) as orders`,
      );
    const before = await holdings();
    const ban = { userId, reason: 'Chargebacks in a row' };
    expect(await staff.reason('POST', '/s/buyers/ban', ban)).toBeUndefined();
    expect(await staff.reason('POST', '/s/buyers/ban', ban)).toBe('buyer.banned');
    expect((await browser.call('GET', '/p/user/userInfo')).code).toBe('A00004');
    const signIn = () => browser.reason('POST', '/login', { userName: BUYER.mail, passWord: BUYER.password });
    expect(await signIn()).toBe('account.banned');
    expect((await lastMessage(app, BUYER.mail)).text).toContain('Chargebacks in a row');
    const info = (await staff.call('GET', `/s/buyers/info?userId=${userId}`)).data;
    expect(info).toMatchObject({ status: 'banned', ban: { reason: 'Chargebacks in a row' }, sessions: [] });
    expect((await find('status=banned')).map((one) => one.userId)).toEqual([userId]);
    expect(await holdings()).toEqual(before);

    const lifted = { userId, reason: 'It was their bank' };
    expect(await staff.reason('POST', '/s/buyers/unban', lifted)).toBeUndefined();
    expect(await staff.reason('POST', '/s/buyers/unban', lifted)).toBe('buyer.notBanned');
    expect(await signIn()).toBeUndefined();
    const [entry] = await rowsOf(app, sql`select before, after from audit_entry where operation = 'unbanBuyer'`);
    expect(entry).toEqual({
      before: { status: 'banned', reason: 'Chargebacks in a row' },
      after: { status: 'active', reason: 'It was their bank' },
    });
  });
});

describe('endBuyerSessions', () => {
  it('ends one session, or all', async () => {
    const userId = await buyerId(app);
    const [one, other] = [await buyerAt(app), await buyerAt(app)];
    const { sessions } = (await staff.call('GET', `/s/buyers/info?userId=${userId}`)).data as OutputOf<
      typeof contract.buyerInfo
    >;
    const codes = async () => [
      (await one.call('GET', '/p/user/userInfo')).code,
      (await other.call('GET', '/p/user/userInfo')).code,
    ];
    const sessionId = sessions[0]?.id;
    expect(await staff.reason('POST', '/s/buyers/sessions/end', { userId, sessionId })).toBeUndefined();
    expect((await codes()).filter((code) => code === 'A00004')).toHaveLength(1);
    expect(await staff.reason('POST', '/s/buyers/sessions/end', { userId, sessionId })).toBe('session.notFound');
    expect(await staff.reason('POST', '/s/buyers/sessions/end', { userId })).toBeUndefined();
    expect(await codes()).toEqual(['A00004', 'A00004']);
  });
});
