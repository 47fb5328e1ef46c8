import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../../../infra/calls/browser.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { BUYER, buyerId } from '../testing/people.ts';
import { openKeyedHash } from '../tokens.ts';
import { openPasswordCheck } from './password-hash.ts';
import { hashPayPassword, isPayPassword } from './pay-password-hash.ts';

/** A connection over TLS, where plain digits are accepted. */
const PRIVATE = { isPrivate: true } as Browser;
const ADA = { userId: '0198f3c2-0000-7000-8000-000000000001', payPassword: '135790' };

function mallWithKey() {
  const key = randomBytes(32);
  return { keyedHash: openKeyedHash({ keyFor: () => key }), isPassword: openPasswordCheck() };
}

async function storedHash({ database }: TestApp): Promise<string> {
  const { rows } = await database.queries.execute<{ hash: string }>(
    sql`select pay_password_hash as hash from account where mail = ${BUYER.mail}`,
  );
  return rows[0]?.hash ?? '';
}

describe('the hash of a pay password', () => {
  it('verifies only with the key of the mall and for the same buyer', async () => {
    const [mall, other] = [mallWithKey(), mallWithKey()];
    const hash = await hashPayPassword(mall.keyedHash, ADA);
    expect(await isPayPassword(mall, ADA, hash)).toBe(true);
    expect(await isPayPassword(mall, { ...ADA, payPassword: '135791' }, hash)).toBe(false);
    expect(await isPayPassword(other, ADA, hash)).toBe(false);
    expect(await isPayPassword(mall, { ...ADA, userId: BUYER.mail }, hash)).toBe(false);
  });

  it('replaces a hash made without the key when the buyer enters the correct digits', async () => {
    const app = await openTestApp();
    const { payPasswords } = app.services.accounts;
    const actor = { kind: 'buyer', userId: await buyerId(app), sessionId: '' } as const;
    const check = (sent: string) => payPasswords.check(sent, { actor, browser: PRIVATE });
    const before = await storedHash(app);
    expect(before).toMatch(/^\$argon2id/);
    expect(await check('000000')).toMatchObject({ refused: 'payPassword.wrong' });
    expect(await storedHash(app)).toBe(before);
    expect(await check(BUYER.payPassword)).toBe(true);
    expect(await storedHash(app)).toMatch(/^keyed\$argon2id/);
    expect(await check(BUYER.payPassword)).toBe(true);
    expect(await check('000000')).toMatchObject({ refused: 'payPassword.wrong' });
  });
});
