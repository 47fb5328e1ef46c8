import { randomUUID } from 'node:crypto';
import { rows } from './buyer-rows.ts';
import { copyRow, inDatabase } from './database.ts';

const LIKE = 2;

/** A store of the story's own, which can be closed. */
export function openStore(): Promise<number> {
  const name = `Lantern store ${randomUUID().slice(0, 8)}`;
  return inDatabase(async (client) => {
    const names = { name: { en: name }, folded_names: name.toLowerCase() };
    const storeId = await copyRow(client, 'store', LIKE, { ...names, type: 0, fans: 0, product_count: 1 });
    await client.query(`select pg_notify('mall_changed', 'stores')`);
    return storeId;
  });
}

export async function closeStore(storeId: number): Promise<void> {
  await rows(`with closed as (update store set status = 2 where id = $1) select pg_notify('mall_changed', 'stores')`, [
    storeId,
  ]);
}
