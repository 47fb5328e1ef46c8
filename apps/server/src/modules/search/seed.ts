import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { analyzeIndex, isIndexed } from './index/index-db.ts';
import { indexAll } from './index/index-products.ts';
import type { WordsByLocale } from './query/synonyms.ts';
import { insertSynonyms, readSynonyms } from './query/vocabulary-db.ts';
import { insertHotSearches } from './suggest/suggest-db.ts';

/** Builds the index and inserts the synonyms if they are missing. */
export async function seedSearch(database: Database, synonyms: readonly WordsByLocale[]): Promise<void> {
  if (await isSeeded(database)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await isSeeded(database)) return;
    if ((await readSynonyms(database.queries)).length === 0) {
      await inTransaction(database, SYSTEM, async (transaction) => {
        await insertSynonyms(transaction.queries, synonyms);
        await transaction.changed('synonyms');
      });
    }
    if (!(await isIndexed(database.queries))) {
      await indexAll(database);
      await analyzeIndex(database.queries);
    }
  });
}

async function isSeeded({ queries }: Database): Promise<boolean> {
  return (await isIndexed(queries)) && (await readSynonyms(queries)).length > 0;
}

export async function seedHotSearches(
  transaction: Transaction,
  rows: Parameters<typeof insertHotSearches>[1],
): Promise<void> {
  await insertHotSearches(transaction.queries, rows);
  await transaction.changed('hotSearches');
}
