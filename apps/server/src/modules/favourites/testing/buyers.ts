import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { site } from '../../site/index.ts';

export interface FavouriteList {
  records: { prodId: number; shopId: number; isStale: boolean; status: number; keptPrice: number; price: number }[];
  total: number;
}

export async function signIn(app: TestApp) {
  const userId = randomUUID();
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  const headers = { authorization, 'content-type': 'application/json' };
  const get = async (path: string) => (await app.call(`/p${path}`, { headers: { authorization } })).envelope;
  const post = async (path: string, body: unknown) =>
    (await app.call(`/p${path}`, { method: 'POST', headers, payload: JSON.stringify(body) })).envelope;
  const toggle = (prodId: number) => post('/user/collection/addOrCancel', prodId);
  const favourites = async () => (await get('/user/collection/page?size=100')).data as FavouriteList;
  return { userId, authorization, get, post, toggle, favourites };
}

export async function readProductIds(app: TestApp, count: number): Promise<number[]> {
  const { rows } = await app.database.queries.execute<{ id: number }>(
    sql`select id from product where status = 1 and store_id = 2 order by id limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

/** Must be called before the rules are cached. */
export async function limitFavourites(app: TestApp, favouritesPerBuyer: number): Promise<void> {
  await inTransaction(app.database, SYSTEM, (transaction) =>
    site.seed.seedSetting(transaction, 'rules', { favouritesPerBuyer }),
  );
}
