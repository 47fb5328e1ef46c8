import type { Database } from '../../../infra/database/database.ts';
import { runPrepared } from './sql.ts';

/** The number of products that match each tsquery; counting stops at the limit. */
export async function countMatches(database: Database, queries: readonly string[], limit: number): Promise<number[]> {
  const rows = await runPrepared<{ place: string; hits: number }>(
    database,
    (bind) => `select q.place, (
        select count(*)::int from (
          select from search_product t where t.words @@ q.words::tsquery limit ${bind(limit, 'int')}) matching) as hits
      from unnest(${bind(queries, 'text[]')}) with ordinality q(words, place)`,
  );
  const hits = new Map(rows.map((row) => [Number(row.place), row.hits]));
  return queries.map((_, index) => hits.get(index + 1) ?? 0);
}
