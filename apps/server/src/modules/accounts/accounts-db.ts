import { type Contact, contactOf, type SignInName } from '@galleria/domain/accounts/contact';
import type { Locale } from '@galleria/domain/site/locales';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { SessionEnded } from '../../infra/sessions/sessions.ts';
import { accounts } from './tables.ts';

export type Account = typeof accounts.$inferSelect;
export type NewAccount = Pick<typeof accounts.$inferInsert, 'nickName' | 'locale'> &
  Partial<
    Pick<typeof accounts.$inferInsert, 'name' | 'mail' | 'mobile' | 'passwordHash' | 'payPasswordHash' | 'avatar'> &
      Pick<typeof accounts.$inferInsert, 'sex' | 'birthDate'>
  >;

const isOpen = ne(accounts.status, 'closed');

function hasName({ channel, address }: SignInName) {
  if (channel === 'mail') return eq(accounts.mail, address);
  if (channel === 'mobile') return eq(accounts.mobile, address);
  return eq(sql`lower(${accounts.name})`, address.toLowerCase());
}

export async function findAccount(queries: Queries, name: SignInName): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(hasName(name), isOpen));
  return account;
}

/** Undefined for a closed account. */
async function findAccountById(queries: Queries, userId: string): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, userId), isOpen));
  return account;
}

/** The contact that messages to the owner are sent to; undefined for a closed account. */
export async function findContact(queries: Queries, userId: string): Promise<Contact | undefined> {
  const account = await findAccountById(queries, userId);
  return account && contactOf(account);
}

/** The account of the signed-in buyer. Throws when it was closed while the call was under way. */
export async function readAccount(queries: Queries, userId: string): Promise<Account> {
  const account = await findAccountById(queries, userId);
  if (!account) throw new SessionEnded();
  return account;
}

/** Blocks other changes of the account until the transaction ends. */
export async function lockAccount(queries: Queries, userId: string): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, userId), isOpen))
    .for('update');
  return account;
}

/** Blocks closing the account until the transaction ends; taken before any other lock. False for a closed account. */
export async function lockOpenAccount(queries: Queries, userId: string): Promise<boolean> {
  const found = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, userId), isOpen))
    .for('share');
  return found.length > 0;
}

/** Contacts and languages of the owners of open accounts, by account id; takes the same share lock. */
export async function lockContacts(queries: Queries, userIds: readonly string[]) {
  const found = await queries
    .select({ id: accounts.id, mail: accounts.mail, mobile: accounts.mobile, locale: accounts.locale })
    .from(accounts)
    .where(and(inArray(accounts.id, [...userIds]), isOpen))
    .orderBy(accounts.id)
    .for('share');
  return new Map(found.map(({ id, locale, ...columns }) => [id, { to: contactOf(columns), locale }]));
}

/** The public profile of a buyer, with the same share lock; undefined for a closed account. */
export async function lockProfile(
  queries: Queries,
  userId: string,
): Promise<Pick<Account, 'nickName' | 'avatar'> | undefined> {
  const [found] = await queries
    .select({ nickName: accounts.nickName, avatar: accounts.avatar })
    .from(accounts)
    .where(and(eq(accounts.id, userId), isOpen))
    .for('share');
  return found;
}

/** Undefined when name, mail or mobile are taken; the unique constraints decide. */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<Account | undefined> {
  const [inserted] = await queries.insert(accounts).values(account).onConflictDoNothing().returning();
  return inserted;
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

/** Compare and set: changes nothing when the buyer has set another pay password meanwhile. */
export async function replacePayPasswordHash(
  queries: Queries,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await queries
    .update(accounts)
    .set({ payPasswordHash: to })
    .where(and(eq(accounts.id, userId), eq(accounts.payPasswordHash, from)));
}

export async function markBanned(queries: Queries, userId: string, banReason: string): Promise<void> {
  await queries
    .update(accounts)
    .set({ status: 'banned', banReason, bannedAt: mallNow })
    .where(and(eq(accounts.id, userId), isOpen));
}

/** False when the address belongs to another account, also to one that is inserted concurrently. */
export async function updateContact(queries: Queries, userId: string, contact: Contact): Promise<boolean> {
  const taken = queries.select({ one: sql`1` }).from(accounts).where(hasName(contact));
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
    // An uncommitted account is invisible to the subquery; the unique constraint waits for it and then fails.
    if (isUniqueViolation(problem)) return false;
    throw problem;
  }
}

function isUniqueViolation(problem: unknown): boolean {
  const UNIQUE_VIOLATION = '23505';
  const cause = problem instanceof Error ? problem.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

/** Orders keep the id of a closed account; everything that identifies the person is removed. */
export async function anonymiseAccount(queries: Queries, userId: string): Promise<void> {
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
      banReason: '',
      bannedAt: null,
    })
    .where(and(eq(accounts.id, userId), isOpen));
}

export async function updateLocale(queries: Queries, userId: string, locale: Locale): Promise<void> {
  await queries
    .update(accounts)
    .set({ locale })
    .where(and(eq(accounts.id, userId), ne(accounts.locale, locale)));
}

export async function hasAccounts(queries: Queries): Promise<boolean> {
  const found = await queries.select({ id: accounts.id }).from(accounts).limit(1);
  return found.length > 0;
}
