import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import { forgetVariants } from '../../infra/pictures/variant-cache.ts';
import type { UploadsContext } from './index.ts';
import { isUploaded } from './uploads-db.ts';

/** Deletes files that no upload refers to any more, with the sizes that were made of them. */
export async function removePictures(
  { database, pictures, pictureCacheDir }: UploadsContext,
  { paths }: { readonly paths: readonly string[] },
): Promise<void> {
  for (const path of paths) {
    if (await isUploaded(database.queries, path)) continue;
    await pictures.remove(path);
    await forgetVariants(pictureCacheDir, parsePicturePath(path)?.hash ?? '');
  }
}
