import { VISITOR } from '@galleria/domain/access/access';
import type { Database } from '../../infra/database/database.ts';
import { oneAtATime } from '../../infra/database/one-at-a-time.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { isIndexed, takeStock } from './index-db.ts';
import { indexAll } from './index-products.ts';
import { insertSynonyms, readSynonyms } from './words-db.ts';

/** Makes a mall that was just filled findable: its index, and words that mean the same. Whatever is there stays. */
export async function furnishSearch(database: Database, synonyms: readonly (readonly string[])[]): Promise<void> {
  if (await isFurnished(database)) return;
  await oneAtATime(database.url, 'furnishing', async () => {
    if (await isFurnished(database)) return;
    if ((await readSynonyms(database.queries)).length === 0) {
      await inTransaction(database, VISITOR, async (transaction) => {
        await insertSynonyms(transaction.queries, synonyms);
        await transaction.changed('synonyms');
      });
    }
    if (!(await isIndexed(database.queries))) {
      await indexAll(database);
      await takeStock(database.queries);
    }
  });
}

async function isFurnished({ queries }: Database): Promise<boolean> {
  return (await isIndexed(queries)) && (await readSynonyms(queries)).length > 0;
}
