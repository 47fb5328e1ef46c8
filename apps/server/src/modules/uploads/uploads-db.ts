import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { UploadQuota } from './quota.ts';
import { uploadReferences, uploads, uploadUsage } from './tables.ts';

export type Owner = Pick<typeof uploads.$inferSelect, 'ownerKind' | 'ownerId'>;

export const ownedBy = (owner: Owner) =>
  and(eq(uploads.ownerKind, owner.ownerKind), eq(uploads.ownerId, owner.ownerId));

/** Serialises writing and removing a file; otherwise a picture that is uploaded again would lose its shared file. */
export async function lockPicture(queries: Queries, path: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`picture:${path}`}, 0))`);
}

/** Undefined when the ticket was used before. */
export async function insertUpload(
  queries: Queries,
  row: Pick<typeof uploads.$inferInsert, 'path' | 'bytes' | 'purpose' | 'ownerKind' | 'ownerId' | 'ticket'>,
): Promise<number | undefined> {
  const [made] = await queries
    .insert(uploads)
    .values(row)
    .onConflictDoNothing({ target: uploads.ticket })
    .returning({ id: uploads.id });
  return made?.id;
}

export async function findUploadByTicket(queries: Queries, owner: Owner, ticket: number) {
  const [found] = await queries
    .select({ id: uploads.id, path: uploads.path })
    .from(uploads)
    .where(and(ownedBy(owner), eq(uploads.ticket, ticket)));
  return found;
}

export async function listUploads(queries: Queries, owner: Owner) {
  return queries
    .select({ path: uploads.path, bytes: uploads.bytes, createdAt: uploads.createdAt })
    .from(uploads)
    .where(ownedBy(owner))
    .orderBy(asc(uploads.id));
}

export async function isUploaded(queries: Queries, path: string): Promise<boolean> {
  return (await queries.$count(uploads, eq(uploads.path, path))) > 0;
}

/**
 * Deletes all rows of an owner and returns the paths of their pictures; other people may have uploaded the same ones.
 */
export async function removeUploads(queries: Queries, owner: Owner): Promise<string[]> {
  // Row locks first, so that no reference can be added in between.
  const own = await queries.select({ id: uploads.id }).from(uploads).where(ownedBy(owner)).for('update');
  const ids = own.map(({ id }) => id);
  await queries.delete(uploadReferences).where(inArray(uploadReferences.uploadId, ids));
  const removed = await queries.delete(uploads).where(inArray(uploads.id, ids)).returning({ path: uploads.path });
  await queries
    .delete(uploadUsage)
    .where(and(eq(uploadUsage.ownerKind, owner.ownerKind), eq(uploadUsage.ownerId, owner.ownerId)));
  return [...new Set(removed.map(({ path }) => path))];
}

/**
 * Adds an upload to today's usage if both limits allow it. One statement, so that concurrent uploads cannot exceed
 * them.
 */
export async function countUpload(
  queries: Queries,
  { ownerKind, ownerId }: Owner,
  sizeBytes: number,
  { maxFiles, maxBytes }: UploadQuota,
): Promise<boolean> {
  if (maxFiles < 1 || sizeBytes > maxBytes) return false;
  const counted = await queries
    .insert(uploadUsage)
    .values({ ownerKind, ownerId, day: sql`(${mallNow} at time zone 'UTC')::date`, files: 1, bytes: sizeBytes })
    .onConflictDoUpdate({
      target: [uploadUsage.ownerKind, uploadUsage.ownerId, uploadUsage.day],
      set: { files: sql`${uploadUsage.files} + 1`, bytes: sql`${uploadUsage.bytes} + excluded.bytes` },
      setWhere: sql`${uploadUsage.files} < ${maxFiles} and ${uploadUsage.bytes} + excluded.bytes <= ${maxBytes}`,
    })
    .returning({ files: uploadUsage.files });
  return counted.length > 0;
}

export async function removeOldUsage(queries: Queries): Promise<void> {
  await queries.delete(uploadUsage).where(lt(uploadUsage.day, sql`(${mallNow} at time zone 'UTC')::date`));
}
