import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { lastCode } from '../../../testing/read-messages.ts';
import { banAccount } from '../index.ts';
import { BUYER, buyerAt, buyerId, rowsOf, signIn } from '../testing/people.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const USER_INFO = '/p/user/userInfo';

describe('session', () => {
  it('is extended with its cookie by every visit within a month', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const token = browser.cookies.cbecBbcToken;
    expect((await browser.answer('GET', USER_INFO)).cookies).toEqual([]);
    for (const ahead of ['29 days', '58 days']) {
      await app.moveClock(ahead);
      const { cookies } = await browser.answer('GET', USER_INFO);
      expect(cookies).toMatchObject([{ name: 'cbecBbcToken', value: token, maxAge: 30 * 24 * 3600, httpOnly: true }]);
    }
    await app.moveClock('88 days 1 minute');
    expect((await browser.call('GET', USER_INFO)).code).toBe('A00004');
    expect(browser.cookies).not.toHaveProperty('cbecBbcToken');
  });

  it('sets no cookie for a token from the header when it is extended', async () => {
    const app = await openTestApp();
    const authorization = await signIn(new TestBrowser(app));
    await app.moveClock('2 days');
    const browser = new TestBrowser(app, { headers: { authorization } });
    expect((await browser.answer('GET', USER_INFO)).cookies).toEqual([]);
  });

  it('stores only a hash of its token', async () => {
    const app = await openTestApp();
    const token = await signIn(new TestBrowser(app));
    const rows = await rowsOf(app, sql`select session::text as stored from session`);
    expect(rows).toHaveLength(1);
    for (const spelling of [
      token,
      Buffer.from(token).toString('hex'),
      Buffer.from(token, 'base64url').toString('hex'),
    ]) {
      expect(JSON.stringify(rows)).not.toContain(spelling);
    }
  });
});

describe('banned account', () => {
  it('loses every session; the ban is revealed only after the correct password or code', async () => {
    const app = await openTestApp();
    const browser = await buyerAt(app);
    const userId = await buyerId(app);
    await inTransaction(app.database, SYSTEM, (transaction) => banAccount(transaction, userId));
    expect((await browser.call('GET', USER_INFO)).code).toBe('A00004');
    const login = (passWord: string) => browser.reason('POST', '/login', { userName: BUYER.mail, passWord });
    expect(await login('Wrong#2026')).toBe('login.wrong');
    expect(await login(BUYER.password)).toBe('account.banned');
    await browser.call('POST', '/sms/sendLoginCode', { mail: BUYER.mail });
    const byCode = (passWord: string) => browser.reason('POST', '/mailLogin', { userName: BUYER.mail, passWord });
    const code = await lastCode(app, BUYER.mail);
    expect(await byCode(code === '000000' ? '111111' : '000000')).toBe('code.wrong');
    expect(await byCode(code)).toBe('account.banned');
    expect(browser.cookies).not.toHaveProperty('cbecBbcToken');
    expect(await rowsOf(app, sql`select id from session`)).toEqual([]);
  });

  it.each(['banned', 'closed', 'new password'])(
    'does not sign in when the account changes concurrently: %s',
    async (change) => {
      const app = await openTestApp();
      const userId = await buyerId(app);
      // The change is uncommitted while the old password is verified.
      const client = await app.database.pool.connect();
      await client.query('begin');
      if (change === 'banned') await client.query(`update account set status = 'banned' where id = $1`, [userId]);
      if (change === 'closed') {
        await client.query(`update account set status = 'closed', closed_at = now(), mail = null where id = $1`, [
          userId,
        ]);
      }
      if (change === 'new password')
        await client.query(`update account set password_hash = 'other' where id = $1`, [userId]);
      await client.query('delete from session');
      const browser = new TestBrowser(app);
      const answer = browser.reason('POST', '/login', { userName: BUYER.mail, passWord: BUYER.password });
      await untilBlocked(app.database.pool);
      await client.query('commit');
      client.release();
      expect(await answer).toBe(change === 'banned' ? 'account.banned' : 'login.wrong');
      expect(await rowsOf(app, sql`select id from session`)).toEqual([]);
      expect(browser.cookies).not.toHaveProperty('cbecBbcToken');
    },
  );
});

/** Waits until a statement is blocked by a lock, for at most two seconds. */
async function untilBlocked(pool: { query(text: string): Promise<{ rows: unknown[] }> }): Promise<void> {
  for (let round = 0; round < 100; round++) {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
