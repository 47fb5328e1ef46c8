import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';

/** The choices that a store has for its products: its shelves, shipping templates and ways of delivery. */
export interface ProductTerms {
  readonly shelves: readonly { readonly id: number; readonly name: LocaleTexts }[];
  readonly templates: readonly { readonly id: number; readonly name: string }[];
  readonly hasPickupPoints: boolean;
  readonly deliversSameCity: boolean;
}

/** Uncached, so it may be called inside a transaction. One statement, since an import calls it for each product. */
export async function readProductTerms(queries: Queries, storeId: number): Promise<ProductTerms> {
  const { rows } = await queries.execute<{ [Key in keyof ProductTerms]: ProductTerms[Key] }>(sql`
    select store.same_city is not null as "deliversSameCity",
      exists (select from pickup_point where store_id = store.id and not is_paused) as "hasPickupPoints",
      coalesce((select json_agg(json_build_object('id', id, 'name', name) order by sequence, id)
        from store_category where store_id = store.id), '[]') as shelves,
      coalesce((select json_agg(json_build_object('id', id, 'name', name) order by id)
        from shipping_template where store_id = store.id), '[]') as templates
    from store where id = ${storeId}`);
  const [found] = rows;
  if (!found) throw new Error(`readProductTerms: there is no store ${storeId}`);
  return found;
}
