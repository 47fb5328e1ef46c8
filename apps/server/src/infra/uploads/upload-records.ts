import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import type { TaskList } from 'graphile-worker';
import type { Database } from '../database/database.ts';
import { dialectTime } from '../dialect-time.ts';
import type { PersonalRecords } from '../personal-records.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { forgetVariants } from '../pictures/variant-cache.ts';
import { isUploaded, listUploads, removeUploads } from './uploads-db.ts';

const ownerOf = (userId: string) => ({ ownerKind: 'buyer', ownerId: userId });

/** Pictures that somebody brought. They leave with their account, by a job: files know nothing of transactions. */
export const uploadRecords: PersonalRecords = {
  capability: 'pictures',
  read: async (queries, userId) =>
    (await listUploads(queries, ownerOf(userId))).map(({ path, bytes, createdAt }) => ({
      path,
      bytes,
      createTime: dialectTime(createdAt),
    })),
  erase: async (transaction, userId) => {
    const paths = await removeUploads(transaction.queries, ownerOf(userId));
    if (paths.length > 0) await transaction.schedule('removePictures', { paths });
  },
};

export function uploadTasks({ queries }: Database, store: PictureStore, variantsDir: string): TaskList {
  return {
    removePictures: async (payload) => {
      for (const path of (payload as { paths: string[] }).paths) {
        if (await isUploaded(queries, path)) continue;
        await store.remove(path);
        // Else it would go on being served in the sizes that somebody has looked at.
        await forgetVariants(variantsDir, parsePicturePath(path)?.hash ?? '');
      }
    },
  };
}
