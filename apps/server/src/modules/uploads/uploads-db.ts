import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { uploads } from './tables.ts';

export async function insertUpload(
  queries: Queries,
  row: Pick<typeof uploads.$inferInsert, 'path' | 'bytes' | 'purpose' | 'ownerKind' | 'ownerId'>,
): Promise<number> {
  const [made] = await queries.insert(uploads).values(row).returning({ id: uploads.id });
  if (!made) throw new Error('an upload was not recorded');
  return made.id;
}

const ownedBy = (owner: Owner) => and(eq(uploads.ownerKind, owner.ownerKind), eq(uploads.ownerId, owner.ownerId));
type Owner = Pick<typeof uploads.$inferSelect, 'ownerKind' | 'ownerId'>;

export async function listUploads(queries: Queries, owner: Owner) {
  return queries
    .select({ path: uploads.path, bytes: uploads.bytes, createdAt: uploads.createdAt })
    .from(uploads)
    .where(ownedBy(owner))
    .orderBy(asc(uploads.id));
}

/** The paths of what was removed; others may have brought the same pictures. */
export async function removeUploads(queries: Queries, owner: Owner): Promise<string[]> {
  const removed = await queries.delete(uploads).where(ownedBy(owner)).returning({ path: uploads.path });
  return [...new Set(removed.map(({ path }) => path))];
}

export async function isUploaded(queries: Queries, path: string): Promise<boolean> {
  return (await queries.$count(uploads, eq(uploads.path, path))) > 0;
}

/** Whether this picture was brought by this person, for this purpose. */
export async function ownsUpload(
  queries: Queries,
  upload: Pick<typeof uploads.$inferSelect, 'ownerKind' | 'ownerId' | 'path' | 'purpose'>,
): Promise<boolean> {
  const found = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(ownedBy(upload), eq(uploads.path, upload.path), eq(uploads.purpose, upload.purpose)))
    .limit(1);
  return found.length > 0;
}
