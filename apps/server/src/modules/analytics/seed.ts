import type { Database } from '../../infra/database/database.ts';
import { insertVisitDays } from './analytics-db.ts';

interface StoreVisits {
  readonly storeId: number;
  /** Of each day before today, yesterday first. */
  readonly visitors: readonly number[];
}

/** Visitors of past days; what was counted on a day stays. */
export async function seedVisits({ queries }: Database, stores: readonly StoreVisits[]): Promise<void> {
  const rows = stores.flatMap(({ storeId, visitors }) =>
    visitors.map((count, at) => ({ storeId, daysAgo: at + 1, visitors: count })),
  );
  await insertVisitDays(queries, rows);
}
