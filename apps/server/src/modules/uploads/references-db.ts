import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { uploadReferences, uploads } from './tables.ts';
import { type Owner, ownedBy } from './uploads-db.ts';

/** The thing that shows a picture, named by its module: `{ holder: 'account.avatar', holderId: userId }`. */
export type PictureHolder = Pick<typeof uploadReferences.$inferSelect, 'holder' | 'holderId'>;

/**
 * Records that the holder shows this picture instead of the one before. False when this person did not upload it for
 * this purpose, or it was removed as unused in the meantime: the row is locked until the transaction ends.
 */
export async function claimPicture(
  { queries }: Transaction,
  { holder, holderId }: PictureHolder,
  upload: Pick<typeof uploads.$inferSelect, 'ownerKind' | 'ownerId' | 'path' | 'purpose'>,
): Promise<boolean> {
  const [found] = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(ownedBy(upload), eq(uploads.path, upload.path), eq(uploads.purpose, upload.purpose)))
    .orderBy(asc(uploads.id))
    .limit(1)
    .for('key share');
  if (!found) return false;
  await queries
    .insert(uploadReferences)
    .values({ holder, holderId, uploadId: found.id })
    .onConflictDoUpdate({
      target: [uploadReferences.holder, uploadReferences.holderId],
      set: { uploadId: found.id },
    });
  return true;
}

/**
 * Records that the holder shows a picture that is shown elsewhere too; the caller checks whether it may be copied.
 * Pictures that were never uploaded, such as those of the demo, need no record.
 */
export async function addPictureReference(
  { queries }: Transaction,
  { holder, holderId }: PictureHolder,
  path: string,
): Promise<void> {
  await queries.execute(sql`
    insert into upload_reference (holder, holder_id, upload_id)
    select ${holder}, ${holderId}, upload.id from upload join upload_reference on upload_id = upload.id
    where path = ${path} order by upload.id limit 1
    on conflict (holder, holder_id) do nothing`);
}

/** Changes the owner of a picture, so that it stays when the account of its uploader is erased. */
export async function handOverPicture({ queries }: Transaction, path: string, from: Owner, to: Owner): Promise<void> {
  await queries
    .update(uploads)
    .set(to)
    .where(and(ownedBy(from), eq(uploads.path, path)));
}

/** Records that the holder no longer shows a picture. */
export async function releasePicture({ queries }: Transaction, { holder, holderId }: PictureHolder): Promise<void> {
  await queries
    .delete(uploadReferences)
    .where(and(eq(uploadReferences.holder, holder), eq(uploadReferences.holderId, holderId)));
}

const isUnused = (queries: Queries) =>
  notExists(queries.select({ one: sql`1` }).from(uploadReferences).where(eq(uploadReferences.uploadId, uploads.id)));

/**
 * Deletes uploads that are older than the grace period and have no references; returns their paths. Rows are locked
 * first and checked again by the second statement, which sees references that were committed in between; a claim that
 * is not yet committed holds its row, which is skipped.
 */
export async function removeUnused(queries: Queries, graceHours: number, batch: number): Promise<string[]> {
  const candidates = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lt(uploads.createdAt, sql`${mallNow} - make_interval(hours => ${graceHours})`), isUnused(queries)))
    .orderBy(asc(uploads.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const removed = await queries
    .delete(uploads)
    .where(and(inArray(uploads.id, ids), isUnused(queries)))
    .returning({ path: uploads.path });
  return removed.map(({ path }) => path);
}
