import type { Queries } from '../database/database.ts';
import { uploads } from './tables.ts';

export async function insertUpload(
  queries: Queries,
  row: Pick<typeof uploads.$inferInsert, 'path' | 'bytes' | 'ownerKind' | 'ownerId'>,
): Promise<number> {
  const [made] = await queries.insert(uploads).values(row).returning({ id: uploads.id });
  if (!made) throw new Error('an upload was not recorded');
  return made.id;
}
