import { sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';

/** Figures that change while a product is on sale without being edited, in the units of the index. */
export interface Figures {
  readonly product_id: number;
  readonly popularity: number;
  readonly sold: number;
  readonly reviews: number;
  readonly rating: number;
  readonly in_stock: boolean;
}

const COLUMNS = ['popularity', 'sold', 'reviews', 'rating', 'in_stock'];
const listed = (table: string) => sql.raw(COLUMNS.map((column) => `${table}.${column}`).join(', '));
const ASSIGNED = sql.raw(COLUMNS.map((column) => `${column} = r.${column}`).join(', '));

/** Writes the figures where they differ. The products must be locked. Returns the popularity before and after. */
export async function writeFigures(
  queries: Queries,
  figures: readonly Figures[],
): Promise<{ before: number; after: number }[]> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
    as r(product_id int, popularity int, sold int, reviews int, rating smallint, in_stock bool)`;
  const { rows } = await queries.execute<{ before: number; after: number }>(sql`
    update search_product p set ${ASSIGNED} from ${wanted}
    where p.product_id = r.product_id and (${listed('p')}) is distinct from (${listed('r')})
    returning old.popularity as before, new.popularity as after`);
  if (rows.length === 0) return [];
  await queries.execute(sql`
    update search_shelf s set ${ASSIGNED} from ${wanted}
    where s.product_id = r.product_id and (${listed('s')}) is distinct from (${listed('r')})`);
  return rows;
}
