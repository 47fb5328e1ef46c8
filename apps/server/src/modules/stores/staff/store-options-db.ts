import { fold } from '@galleria/domain/search/fold';
import { desc, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { stores } from '../tables.ts';

interface OptionSearch {
  readonly text?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

const MAX_FOUND = 20;

/**
 * By ids, or by a part of a name in any language or the exact id: the exact id first, then the most followed stores.
 */
export async function readStoreOptions(queries: Queries, { text = '', ids }: OptionSearch) {
  const found = queries.select({ id: stores.id, name: stores.name, logo: stores.logo }).from(stores);
  if (ids) return found.where(sql`${stores.id} = any(${sql.param([...ids])}::int[])`);
  const pattern = `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
  const isNumber = sql`${stores.id}::text = ${text}`;
  return found
    .where(text ? or(isNumber, sql`${stores.foldedNames} like ${pattern}`) : undefined)
    .orderBy(desc(isNumber), desc(stores.fans), stores.id)
    .limit(MAX_FOUND);
}
