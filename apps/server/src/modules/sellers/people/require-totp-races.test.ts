import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { openSession } from '../../../infra/sessions/sessions.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { rowsOf } from '../../accounts/testing/people.ts';
import { lockMemberships, type Membership, permissionsOf, readMemberships } from '../sellers-db.ts';
import { sellerRealm } from '../sign-in/seller-realm.ts';
import { storeMembers } from '../tables.ts';
import { codeAt, enrol } from '../testing/enrol.ts';
import { CLERK, OWNER, sellerBrowser } from '../testing/seller-browser.ts';
import { lockMembers, writeRequiresTotp } from './people-db.ts';

const STORE_ID = 2;

type ReadMemberships = (queries: Queries, sellerId: string) => Promise<Membership[]>;

const idOf = async ({ database }: TestApp, { mail }: { readonly mail: string }) =>
  (await sellerRealm.find(database.queries, { channel: 'mail', address: mail }))?.id ?? '';

const inBooks = <Answer>(app: TestApp, work: (transaction: Transaction) => Promise<Answer>) =>
  inTransaction(app.database, SYSTEM, work);

async function waitsForLock(app: TestApp): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%store_member%'`;
  await expect.poll(async () => (await rowsOf(app, waiting)).length, { timeout: 20_000 }).toBe(1);
}

/** The owner requires a second factor after a sign-in has read its membership; returns the session's permissions. */
async function requireDuringSignIn(read: ReadMemberships): Promise<unknown> {
  const app = await openTestApp();
  const owner = await sellerBrowser(app);
  await enrol(owner);
  const clerkId = await idOf(app, CLERK);
  const { requiring } = await inBooks(app, async ({ queries }) => {
    const [membership] = await read(queries, clerkId);
    if (!membership) throw new Error('requireDuringSignIn: the clerk has no store');
    const requiring = owner.reason('PUT', '/m/people/secondFactor', { required: true });
    // With the locks the change waits for this session; without them it is committed first.
    await Promise.race([requiring, waitsForLock(app)]);
    const { storeId } = membership;
    await openSession(queries, 'seller', clerkId, { storeId, permissions: permissionsOf(membership, false) });
    return { requiring };
  });
  expect(await requiring).toBeUndefined();
  const [session] = await rowsOf(app, sql`select permissions from session where user_id = ${clerkId}`);
  return session?.permissions;
}

/** A sign-in reads its membership while the requirement is not committed; returns whether it sees the requirement. */
async function signInDuringChange(read: ReadMemberships): Promise<boolean | undefined> {
  const app = await openTestApp();
  const clerkId = await idOf(app, CLERK);
  const { reading } = await inBooks(app, async ({ queries }) => {
    await lockMembers(queries, STORE_ID);
    await writeRequiresTotp(queries, STORE_ID, true);
    const reading = inBooks(app, (signIn) => read(signIn.queries, clerkId));
    await Promise.race([reading, waitsForLock(app)]);
    return { reading };
  });
  return (await reading)[0]?.requiresTotp;
}

/** The right locks, but in the statement that reads the settings, whose snapshot is older than the wait. */
const lockInOneStatement: ReadMemberships = async (queries, sellerId) => {
  const { rows } = await queries.execute<{ storeId: number; requiresTotp: boolean }>(sql`
    select store_member.store_id as "storeId", coalesce(requires_totp, false) as "requiresTotp"
    from ${storeMembers} left join store_security on store_security.store_id = store_member.store_id
    where seller_id = ${sellerId} for share of store_member`);
  return rows.map((row) => ({ ...row, roleId: 0, roleName: '', isBuiltIn: false, permissions: [] }));
};

describe('a sign-in while the owner requires a second factor', () => {
  it('has no permissions when it was first', async () => {
    expect(await requireDuringSignIn(lockMemberships)).toEqual([]);
  });

  it('control: keeps them without the locks', async () => {
    expect(await requireDuringSignIn(readMemberships)).not.toEqual([]);
  });

  it('sees the requirement when it was second', async () => {
    expect(await signInDuringChange(lockMemberships)).toBe(true);
  });

  it('control: misses it without the locks, and with locks in the statement that reads it', async () => {
    expect(await signInDuringChange(readMemberships)).toBe(false);
    expect(await signInDuringChange(lockInOneStatement)).toBe(false);
  });
});

describe('a second factor that is turned off while it becomes required', () => {
  it('is refused, since the requirement was first', async () => {
    const app = await openTestApp();
    const owner = await sellerBrowser(app);
    const { secret } = await enrol(owner);
    const { disabling } = await inBooks(app, async ({ queries }) => {
      await lockMembers(queries, STORE_ID);
      await writeRequiresTotp(queries, STORE_ID, true);
      const off = { passWord: OWNER.password, code: codeAt(secret, 1) };
      const disabling = owner.reason('POST', '/m/totp/disable', off);
      await Promise.race([disabling, waitsForLock(app)]);
      return { disabling };
    });
    expect(await disabling).toBe('totp.required');
  });
});
