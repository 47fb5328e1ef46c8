import { SYSTEM } from '@galleria/domain/access/access';
import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import { inTransaction } from '../../infra/database/transaction.ts';
import { forgetVariants } from '../../infra/pictures/variant-cache.ts';
import type { UploadsContext } from './index.ts';
import { removeUnused } from './references-db.ts';
import { isUploaded, lockPicture, removeOldUsage } from './uploads-db.ts';

/** A picture is uploaded before the form that shows it is saved, and a form may stay open for long. */
const GRACE_HOURS = 24;
const BATCH = 500;

/** Job: removes uploads without references. */
export async function removeUnusedUploads({ database }: UploadsContext): Promise<void> {
  await removeOldUsage(database.queries);
  let removed: number;
  do {
    removed = await inTransaction(database, SYSTEM, async (transaction) => {
      const paths = await removeUnused(transaction.queries, GRACE_HOURS, BATCH);
      if (paths.length > 0) await transaction.schedule('removePictures', { paths });
      return paths.length;
    });
  } while (removed === BATCH);
}

/** Job: deletes files without an upload, and their variants. */
export async function removePictures(
  { database, pictures, pictureCacheDir }: UploadsContext,
  { paths }: { readonly paths: readonly string[] },
): Promise<void> {
  for (const path of paths) {
    await inTransaction(database, SYSTEM, async ({ queries }) => {
      await lockPicture(queries, path);
      if (await isUploaded(queries, path)) return;
      await pictures.remove(path);
      await forgetVariants(pictureCacheDir, parsePicturePath(path)?.hash ?? '');
    });
  }
}
