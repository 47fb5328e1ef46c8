import { VISITOR } from '@galleria/domain/access/access';
import { type SQL, sql } from 'drizzle-orm';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { addPerson } from '../add-person.ts';
import { TestBrowser } from './test-browser.ts';

/** The buyer whom every test's mall brings along. */
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
  if (!envelope.success) throw new Error(`not signed in: ${envelope.reason}`);
  return (envelope.data as { accessToken: string }).accessToken;
}

/** The demo's buyer at a browser of their own. */
export async function buyerAt(app: TestApp, headers: Record<string, string> = {}): Promise<TestBrowser> {
  const browser = new TestBrowser(app, { headers });
  await signIn(browser);
  return browser;
}

/** Somebody else with an account, signed in. */
export async function somebody(app: TestApp, name: string) {
  const mail = `${name}@example.org`;
  const password = `Secret#${name}1`;
  const userId = await inTransaction(app.database, VISITOR, (transaction) =>
    addPerson(transaction, { name, nickName: name, mail, password, payPassword: '135790', locale: 'en' }),
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
  if (!row) throw new Error('the demo has no buyer');
  return row.id;
}

/** As if they had come from another site and never chosen a password. */
export async function takePasswordAway(app: TestApp): Promise<void> {
  await app.database.queries.execute(sql`update account set password_hash = null where mail = ${BUYER.mail}`);
}

/** How many of the envelopes say this, by reason; `ok` where there is none. */
export function countReasons(envelopes: readonly { reason?: string | undefined }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reason = 'ok' } of envelopes) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
