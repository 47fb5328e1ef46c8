import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { PersonalData } from '../../../infra/modules/personal-data.ts';
import { deleteApplicationsOf, findOwnApplication } from './applications-db.ts';

/** The store that an application became stays, with its papers; the application and its pictures are erased. */
export const applicationPersonalData: PersonalData = {
  capability: 'storeApplication',
  read: async (queries, userId) => {
    const application = await findOwnApplication(queries, userId);
    if (!application) return null;
    const { id: _, userId: __, foldedName: ___, identityFront, identityBack, ...texts } = application;
    const times = {
      createdAt: formatApiTime(texts.createdAt),
      changedAt: formatApiTime(texts.changedAt),
      sentAt: texts.sentAt && formatApiTime(texts.sentAt),
      decidedAt: texts.decidedAt && formatApiTime(texts.decidedAt),
      storeClosedAt: texts.storeClosedAt && formatApiTime(texts.storeClosedAt),
    };
    return { ...texts, ...times, hasIdentityPictures: identityFront !== '' || identityBack !== '' };
  },
  erase: async (transaction, userId) => {
    const paths = await deleteApplicationsOf(transaction.queries, userId);
    if (paths.length > 0) await transaction.schedule('removeIdentityFiles', { paths });
  },
};
