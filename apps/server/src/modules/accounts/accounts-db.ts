import type { Contact, SignInName } from '@galleria/domain/accounts/contact';
import type { Locale } from '@galleria/domain/site/locales';
import { and, eq, ne, sql } from 'drizzle-orm';
import { SessionEnded } from '../../infra/calls/session-ended.ts';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { accounts } from './tables.ts';

export type Account = typeof accounts.$inferSelect;
export type NewAccount = Pick<typeof accounts.$inferInsert, 'nickName' | 'locale'> &
  Partial<
    Pick<typeof accounts.$inferInsert, 'name' | 'mail' | 'mobile' | 'passwordHash' | 'payPasswordHash' | 'avatar'> &
      Pick<typeof accounts.$inferInsert, 'sex' | 'birthDate'>
  >;

const isOpen = ne(accounts.status, 'closed');

function named({ channel, address }: SignInName) {
  if (channel === 'mail') return eq(accounts.mail, address);
  if (channel === 'mobile') return eq(accounts.mobile, address);
  return eq(sql`lower(${accounts.name})`, address.toLowerCase());
}

export async function findAccount(queries: Queries, name: SignInName): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(named(name), isOpen));
  return account;
}

/** Nothing for somebody who has left. */
export async function findAccountById(queries: Queries, userId: string): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, userId), isOpen));
  return account;
}

/** The signed-in person. That their session stands implies that the account does. */
export async function readAccount(queries: Queries, userId: string): Promise<Account> {
  const account = await findAccountById(queries, userId);
  if (!account) throw new SessionEnded();
  return account;
}

/** Nothing else changes this account until the transaction ends. */
export async function lockAccount(queries: Queries, userId: string): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, userId), isOpen))
    .for('update');
  return account;
}

/** Nobody closes this account until the transaction ends. False for somebody who has left. Taken before anything else. */
export async function lockOpenAccount(queries: Queries, userId: string): Promise<boolean> {
  const found = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, userId), isOpen))
    .for('share');
  return found.length > 0;
}

/** Nothing comes back when name, mail or mobile belong to somebody already; the unique keys decide. */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<Account | undefined> {
  const [made] = await queries.insert(accounts).values(account).onConflictDoNothing().returning();
  return made;
}

export async function updateAccount(
  queries: Queries,
  userId: string,
  changes: Partial<Omit<typeof accounts.$inferInsert, 'id'>>,
): Promise<void> {
  await queries
    .update(accounts)
    .set(changes)
    .where(and(eq(accounts.id, userId), isOpen));
}

/** False when the address belongs to another account, also when that happened this very moment. */
export async function putContact(queries: Queries, userId: string, contact: Contact): Promise<boolean> {
  const taken = queries.select({ one: sql`1` }).from(accounts).where(named(contact));
  const column = contact.channel === 'mail' ? 'mail' : 'mobile';
  try {
    const changed = await queries.transaction((step) =>
      step
        .update(accounts)
        .set({ [column]: contact.address })
        .where(and(eq(accounts.id, userId), isOpen, sql`not exists ${taken}`))
        .returning({ id: accounts.id }),
    );
    return changed.length > 0;
  } catch (problem) {
    // Whoever joins with it in this moment is not visible yet; the unique key waits for them and then says so.
    if (isTaken(problem)) return false;
    throw problem;
  }
}

function isTaken(problem: unknown): boolean {
  const UNIQUE_VIOLATION = '23505';
  const cause = problem instanceof Error ? problem.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

/** The orders of a closed account keep its id; nothing that is left tells who it was. */
export async function blankAccount(queries: Queries, userId: string): Promise<void> {
  await queries
    .update(accounts)
    .set({
      status: 'closed',
      closedAt: mallNow,
      name: null,
      nickName: '',
      avatar: '',
      sex: '',
      birthDate: null,
      mail: null,
      mobile: null,
      passwordHash: null,
      payPasswordHash: null,
    })
    .where(and(eq(accounts.id, userId), isOpen));
}

export async function noteLocale(queries: Queries, userId: string, locale: Locale): Promise<void> {
  await queries
    .update(accounts)
    .set({ locale })
    .where(and(eq(accounts.id, userId), ne(accounts.locale, locale)));
}

export async function hasPeople(queries: Queries): Promise<boolean> {
  const found = await queries.select({ id: accounts.id }).from(accounts).limit(1);
  return found.length > 0;
}
