import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../infra/database/database.ts';
import { createLog } from '../../../infra/log/log.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { openPasswordCheck, type PasswordCheck } from '../passwords/password-hash.ts';
import { openAccountsServer } from '../testing/accounts-server.ts';
import { BUYER } from '../testing/people.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const UNKNOWN_MAIL = 'stranger@example.org';
const ARGON2_STEP = 'argon2.verify';

interface Call {
  readonly operation: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly input: (mail: string) => object;
}

const LOGIN: Call = {
  operation: 'login',
  method: 'POST',
  path: '/login',
  input: (mail) => ({ userName: mail, passWord: 'Wrong#2026' }),
};
const CHECK_CODE: Call = {
  operation: 'checkRegisterCode',
  method: 'PUT',
  path: '/user/checkRegisterCode',
  input: (mail) => ({ mail, validCode: 'abcdef' }),
};
const CALLS: readonly Call[] = [
  LOGIN,
  { operation: 'sendLoginCode', method: 'POST', path: '/sms/sendLoginCode', input: (mail) => ({ mail }) },
  { operation: 'sendRegisterCode', method: 'POST', path: '/sms/sendRegisterCode', input: (mail) => ({ mail }) },
  { operation: 'sendRecoveryCode', method: 'POST', path: '/sms/sendUpdatePwdCode', input: (mail) => ({ mail }) },
  { operation: 'sendBindCode', method: 'PUT', path: '/user/sendBindSms', input: (mail) => ({ mail }) },
  CHECK_CODE,
  {
    operation: 'mailLogin',
    method: 'POST',
    path: '/mailLogin',
    input: (mail) => ({ userName: mail, passWord: 'abcdef' }),
  },
];

/** Appends the text of every statement to `steps`, without its parameters. */
function recordStatements(client: PoolClient, steps: string[]): void {
  const { query } = client;
  Object.defineProperty(client, 'query', {
    value: (...args: readonly (string | { text: string })[]) => {
      const [statement] = args;
      steps.push(typeof statement === 'object' ? statement.text : String(statement));
      return Reflect.apply(query, client, args);
    },
  });
}

/** The real operations; records SQL statements and argon2 runs in their order. */
async function openRecordedAccounts(weaken = (check: PasswordCheck) => check) {
  const app = await openTestApp();
  const config = testConfig({ dataDir: '' });
  const steps: string[] = [];
  const database = openDatabase({ url: app.databaseUrl, poolSize: 1, log: createLog(config) });
  onTestFinished(() => database.close());
  database.pool.on('connect', (client) => recordStatements(client, steps));
  const check = openPasswordCheck({
    verifyHash: (passwordHash, password) => {
      steps.push(ARGON2_STEP);
      return verify(passwordHash, password);
    },
  });
  const browser = new TestBrowser({
    server: await openAccountsServer({ database, config, context: { isPassword: weaken(check) } }),
  });
  return {
    browser,
    /** The answer and the steps of one call; rate limits and codes of earlier calls are deleted first. */
    record: async (call: Call, mail: string) => {
      await app.database.queries.execute(sql`with codes as (delete from verification_code) delete from try_count`);
      if (call === CHECK_CODE) await browser.call('POST', '/sms/sendRegisterCode', { mail });
      steps.length = 0;
      const { body, cookies } = await browser.answer(call.method, call.path, call.input(mail));
      return { body, cookies, steps: [...steps] };
    },
  };
}

describe('account enumeration', () => {
  it.each(CALLS)('$operation has the same answer and steps for known and unknown accounts', async (call) => {
    const { record } = await openRecordedAccounts();
    const known = await record(call, BUYER.mail);
    const unknown = await record(call, UNKNOWN_MAIL);
    expect(known.steps.length).toBeGreaterThan(1);
    expect(unknown).toEqual(known);
    expect(known.body).not.toContain('tooMany');
  });

  it('login runs argon2 once for known and unknown accounts', async () => {
    const { record } = await openRecordedAccounts();
    for (const mail of [BUYER.mail, UNKNOWN_MAIL]) {
      const { steps } = await record(LOGIN, mail);
      expect(steps.filter((step) => step === ARGON2_STEP)).toHaveLength(1);
    }
  });

  it('control: without the dummy hash, login skips argon2 for unknown accounts', async () => {
    const { record } = await openRecordedAccounts(
      (check) => async (password, passwordHash) => Boolean(passwordHash) && check(password, passwordHash),
    );
    const known = await record(LOGIN, BUYER.mail);
    const unknown = await record(LOGIN, UNKNOWN_MAIL);
    expect(unknown).not.toEqual(known);
    expect(unknown.steps).toEqual(known.steps.filter((step) => step !== ARGON2_STEP));
  });

  it('a code requested too soon is refused for known and unknown accounts', async () => {
    const { browser } = await openRecordedAccounts();
    const reasons = [];
    for (const mail of [BUYER.mail, UNKNOWN_MAIL]) {
      await browser.call('POST', '/sms/sendUpdatePwdCode', { mail });
      reasons.push(await browser.reason('POST', '/sms/sendUpdatePwdCode', { mail }));
    }
    expect(reasons).toEqual(['code.tooSoon', 'code.tooSoon']);
  });
});
