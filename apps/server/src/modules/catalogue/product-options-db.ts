import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { products } from './tables.ts';

interface OptionSearch {
  readonly text?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

const MAX_FOUND = 20;

/** Products of one store, or of all. `ids` also finds deleted products, so that earlier choices can still be shown. */
export async function readProductOptions(queries: Queries, { text, ids }: OptionSearch, storeId?: number) {
  const isOfStore = storeId === undefined ? undefined : eq(products.storeId, storeId);
  const found = queries
    .select({ id: products.id, name: products.name, pictures: products.pictures, storeId: products.storeId })
    .from(products);
  if (ids) return found.where(and(isOfStore, sql`${products.id} = any(${sql.param([...ids])}::int[])`));
  return found
    .where(and(isOfStore, ne(products.status, PRODUCT_STATUS.deleted), text ? matches(text) : undefined))
    .orderBy(desc(products.id))
    .limit(MAX_FOUND);
}

/** Matches the name in any language, the id, or the complete code of a SKU. */
function matches(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`exists (select from jsonb_each_text(${products.name}) as each_name where each_name.value ilike ${pattern})`,
    sql`${products.id}::text = ${text}`,
    sql`${products.id} in (select product_id from sku where lower(code) = lower(${text}) and code <> '')`,
  );
}
