import type { Database } from '../../infra/database/database.ts';
import { insertVisitDays } from './analytics-db.ts';

interface StoreVisits {
  readonly storeId: number;
  /** Number of visitors on each day before today, yesterday first. */
  readonly visitors: readonly number[];
}

/** Seeds the visitors of past days; days that have a count keep it. */
export async function seedVisits({ queries }: Database, stores: readonly StoreVisits[]): Promise<void> {
  const rows = stores.flatMap(({ storeId, visitors }) =>
    visitors.map((count, at) => ({ storeId, daysAgo: at + 1, visitors: count })),
  );
  await insertVisitDays(queries, rows);
}
