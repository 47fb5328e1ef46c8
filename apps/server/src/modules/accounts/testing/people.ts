import { SYSTEM } from '@galleria/domain/access/access';
import { type SQL, sql } from 'drizzle-orm';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { seedAccount } from '../seed.ts';
import { TestBrowser } from './test-browser.ts';

/** The demo buyer, which every test database has. */
export const BUYER = {
  mail: 'buyer@galleria.test',
  mobile: '13800138000',
  name: 'galleria_buyer',
  password: 'Galleria#2026',
  payPassword: '246810',
} as const;

export async function signIn(
  browser: TestBrowser,
  userName: string = BUYER.mail,
  passWord: string = BUYER.password,
): Promise<string> {
  const envelope = await browser.call('POST', '/login', { userName, passWord });
  if (!envelope.success) throw new Error(`signIn: ${envelope.reason}`);
  return (envelope.data as { accessToken: string }).accessToken;
}

/** A browser in which the demo buyer is signed in. */
export async function buyerAt(app: TestApp, headers: Record<string, string> = {}): Promise<TestBrowser> {
  const browser = new TestBrowser(app, { headers });
  await signIn(browser);
  return browser;
}

/** Another account, signed in. */
export async function newBuyer(app: TestApp, name: string) {
  const mail = `${name}@example.org`;
  const password = `Secret#${name}1`;
  const userId = await inTransaction(app.database, SYSTEM, (transaction) =>
    seedAccount(transaction, { name, nickName: name, mail, password, payPassword: '135790', locale: 'en' }),
  );
  const browser = new TestBrowser(app);
  await signIn(browser, mail, password);
  return { userId, mail, password, browser };
}

export async function rowsOf<Row extends Record<string, unknown>>(app: TestApp, statement: SQL): Promise<Row[]> {
  const { rows } = await app.database.queries.execute(statement);
  return rows as Row[];
}

export async function buyerId(app: TestApp): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(app, sql`select id from account where mail = ${BUYER.mail}`);
  if (!row) throw new Error(`buyerId: no account ${BUYER.mail}`);
  return row.id;
}

/** Makes the demo account like one that was created by a third-party login. */
export async function removePassword(app: TestApp): Promise<void> {
  await app.database.queries.execute(sql`update account set password_hash = null where mail = ${BUYER.mail}`);
}

/** Number of envelopes by reason; `ok` for successes. */
export function countReasons(envelopes: readonly { reason?: string | undefined }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reason = 'ok' } of envelopes) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
