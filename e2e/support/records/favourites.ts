import { type APIRequestContext, expect } from '@playwright/test';
import { inDatabase } from '../database.ts';

/** Adds products to the signed-in buyer's favourites; the last one is the latest. */
export async function addFavourites(request: APIRequestContext, productIds: readonly number[]): Promise<void> {
  for (const id of productIds) await toggle(request, '/api/p/user/collection/addOrCancel', id);
}

export async function followStores(request: APIRequestContext, storeIds: readonly number[]): Promise<void> {
  for (const id of storeIds) await toggle(request, '/api/p/shop/collection/addOrCancel', id);
}

/** The body is only the id. */
async function toggle(request: APIRequestContext, address: string, id: number): Promise<void> {
  const answer = await request.post(address, { headers: { 'content-type': 'application/json' }, data: String(id) });
  expect(await answer.json()).toMatchObject({ success: true, data: true });
}

export async function viewProducts(request: APIRequestContext, productIds: readonly number[]): Promise<void> {
  for (const prodId of productIds) {
    const answer = await request.post('/api/p/prodBrowseLog', { form: { prodId } });
    expect(await answer.json()).toMatchObject({ success: true });
  }
}

/** Moves a buyer's browsing history back by one day. */
export function backdateHistory(mail: string): Promise<void> {
  return inDatabase(async (client) => {
    await client.query(
      `update browse_log set day = day - 1, seen_at = seen_at - interval '1 day'
       where user_id = (select id from account where mail = $1)`,
      [mail],
    );
  });
}
