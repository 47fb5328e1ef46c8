import type { PersonalData } from '../../../infra/modules/personal-data.ts';
import { deleteRemindersOfBuyer, readRemindersOf } from './reminders-db.ts';

export const remindersPersonalData: PersonalData = {
  capability: 'marketing',
  read: async (queries, userId) => ({
    reminders: (await readRemindersOf(queries, userId)).map(({ activityId, createdAt, sentAt }) => ({
      activityId,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  }),
  erase: ({ queries }, userId) => deleteRemindersOfBuyer(queries, userId),
};
