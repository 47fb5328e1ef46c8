import { mailContact } from '@galleria/domain/accounts/contact';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { findAccount } from './accounts-db.ts';
import { isPassword } from './password-hash.ts';
import { BUYER } from './testing/people.ts';
import { TestBrowser } from './testing/test-browser.ts';

const ROUNDS = 40;
const WARM_UP_ROUNDS = 5;
const STRANGER = 'stranger@example.org';

/** How likely a random one of these took longer than a random one of those: 0.5 when nothing tells them apart. */
function chanceSlower(these: readonly number[], those: readonly number[]): number {
  let wins = 0;
  for (const one of these) for (const other of those) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (these.length * those.length);
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** In turns, so that whatever else the machine does meets both. */
async function compare(known: () => Promise<unknown>, unknown: () => Promise<unknown>, before: () => Promise<unknown>) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      await before();
      const milliseconds = await millisecondsOf(who === 'known' ? known : unknown);
      if (round >= 0) times[who].push(milliseconds);
    }
  }
  return chanceSlower(times.known, times.unknown);
}

function startAfresh(app: TestApp) {
  return () => app.database.queries.execute(sql`with codes as (delete from verification_code) delete from try_count`);
}

const CALLS = [
  ['login', 'POST', '/login', (mail: string) => ({ userName: mail, passWord: 'Wrong#2026' })],
  ['sendLoginCode', 'POST', '/sms/sendLoginCode', (mail: string) => ({ mail })],
  ['sendRegisterCode', 'POST', '/sms/sendRegisterCode', (mail: string) => ({ mail })],
  ['sendUpdatePwdCode', 'POST', '/sms/sendUpdatePwdCode', (mail: string) => ({ mail })],
  ['checkRegisterCode', 'PUT', '/user/checkRegisterCode', (mail: string) => ({ mail, validCode: 'abcdef' })],
] as const;

describe('known and unknown people', () => {
  it('are answered alike, in words and in time', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const clear = startAfresh(app);
    for (const [name, method, path, input] of CALLS) {
      const bodies = new Set<string>();
      const ask = (mail: string) => async () => {
        const { body, cookies } = await browser.answer(method, path, input(mail));
        bodies.add(`${body} ${cookies.length}`);
      };
      const before = async () => {
        await clear();
        if (name !== 'checkRegisterCode') return;
        for (const mail of [BUYER.mail, STRANGER]) await browser.call('POST', '/sms/sendRegisterCode', { mail });
      };
      const chance = await compare(ask(BUYER.mail), ask(STRANGER), before);
      expect([name, bodies.size]).toEqual([name, 1]);
      expect([...bodies][0]).not.toContain('tooMany');
      expect(chance, name).toBeGreaterThan(0.2);
      expect(chance, name).toBeLessThan(0.8);
    }
  });

  it('would be told apart if passwords of nobody were not looked at', async () => {
    const app = await openTestApp();
    const careless = (mail: string) => async () => {
      const account = await findAccount(app.database.queries, mailContact(mail));
      return account ? isPassword('Wrong#2026', account.passwordHash) : false;
    };
    expect(await compare(careless(BUYER.mail), careless(STRANGER), startAfresh(app))).toBeGreaterThan(0.9);
  });

  it('are told the same when they must wait', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    const reasons = [];
    for (const mail of [BUYER.mail, STRANGER]) {
      await browser.call('POST', '/sms/sendUpdatePwdCode', { mail });
      reasons.push(await browser.call('POST', '/sms/sendUpdatePwdCode', { mail }));
    }
    expect(reasons.map(({ reason }) => reason)).toEqual(['code.tooSoon', 'code.tooSoon']);
  });
});
