import { formatApiTime } from '@galleria/contract/api-time';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { listUploads, removeUploads } from './uploads-db.ts';

const ownerOf = (userId: string) => ({ ownerKind: 'buyer', ownerId: userId });

/** Pictures are deleted with their account by a job, since files cannot be part of a transaction. */
export const uploadsPersonalData: PersonalData = {
  capability: 'pictures',
  read: async (queries, userId) =>
    (await listUploads(queries, ownerOf(userId))).map(({ path, bytes, createdAt }) => ({
      path,
      bytes,
      createTime: formatApiTime(createdAt),
    })),
  erase: async (transaction, userId) => {
    const paths = await removeUploads(transaction.queries, ownerOf(userId));
    if (paths.length > 0) await transaction.schedule('removePictures', { paths });
  },
};
