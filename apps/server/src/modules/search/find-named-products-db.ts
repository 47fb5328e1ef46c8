import { fold } from '@galleria/domain/search/fold';
import { desc, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { searchProducts } from './tables.ts';

const MIN_WORD_LENGTH = 2;
/** Limits the comparison for prefixes that many names have. */
const MAX_COMPARED = 500;

/** Products on sale whose name has words with these prefixes, the most popular first. */
export async function findNamedProducts(queries: Queries, text: string, limit: number) {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH);
  if (words.length === 0) return [];
  const wanted = words.map((word) => `'${word}':*`).join(' & ');
  const { productId: id, name, pictures: all, popularity } = searchProducts;
  const some = queries
    .select({ id, name, pictures: all, popularity })
    .from(searchProducts)
    .where(sql`ts_filter(${searchProducts.words}, '{a}') @@ ${wanted}::tsquery`)
    .limit(MAX_COMPARED)
    .as('some');
  const rows = await queries.select().from(some).orderBy(desc(some.popularity), some.id).limit(limit);
  return rows.map(({ pictures, ...product }) => ({
    id: product.id,
    name: product.name,
    picture: pictures.split(',')[0] ?? '',
  }));
}
