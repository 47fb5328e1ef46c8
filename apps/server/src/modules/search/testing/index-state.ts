import type { TestApp } from '../../../testing/open-test-app.ts';

const TABLES = ['search_word', 'search_phrase', 'search_shelf_size', 'search_product', 'search_shelf'];

/** A checksum of each table of the index. */
export async function indexState({ database }: TestApp): Promise<string[]> {
  const sums = await Promise.all(
    TABLES.map((table) =>
      database.pool.query<{ md5: string }>(
        `select md5(string_agg(t::text, '|' order by t::text)) from ${table} t where not (to_jsonb(t) @> '{"products": 0}')`,
      ),
    ),
  );
  return sums.map(({ rows }) => rows[0]?.md5 ?? '');
}
