import type * as contract from '@galleria/contract/store-settings/quick-answers';
import { refuse } from '@galleria/domain/refusals';
import { sameEveryDay } from '@galleria/domain/stores/opening-hours';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { StoresContext } from '../context.ts';
import {
  deleteQuickAnswerRow,
  insertQuickAnswer,
  isShortcutTaken,
  lockQuickAnswer,
  readChatHours,
  readQuickAnswers,
  updateQuickAnswer,
  writeAnswerOrder,
  writeChatHours,
} from './quick-answers-db.ts';
import { lockOwnStore } from './store-row-db.ts';

const MAX_ANSWERS = 100;
const DEFAULT_HOURS = sameEveryDay({ from: '09:00', to: '21:00' });

export const quickAnswerList: UseCase<typeof contract.quickAnswerList, StoresContext> = async (
  { database },
  _input,
  { actor },
) => {
  const answers = await readQuickAnswers(database.queries, actor.storeId);
  return answers.map(({ id: answerId, shortcut, text }) => ({ answerId, shortcut, text }));
};

/** The store is locked first, so that a shortcut found free is still free when it is written. */
export const saveQuickAnswer: UseCase<typeof contract.saveQuickAnswer, StoresContext> = async (
  { database },
  { answerId, ...draft },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const { storeId } = actor;
    await lockOwnStore(queries, storeId);
    if (answerId === undefined) {
      if ((await readQuickAnswers(queries, storeId)).length >= MAX_ANSWERS) {
        return refuse('settings.tooMany', { values: { limit: MAX_ANSWERS } });
      }
      const added = await insertQuickAnswer(queries, storeId, draft);
      audit.changed(null, draft);
      return added === undefined ? refuse('quickAnswer.shortcutTaken') : { answerId: added };
    }
    const before = await lockQuickAnswer(queries, storeId, answerId);
    if (!before) return refuse('quickAnswer.notFound');
    if (await isShortcutTaken(queries, storeId, draft.shortcut, answerId)) return refuse('quickAnswer.shortcutTaken');
    await updateQuickAnswer(queries, answerId, draft);
    audit.changed({ shortcut: before.shortcut, text: before.text }, draft);
    return { answerId };
  });

export const orderQuickAnswers: UseCase<typeof contract.orderQuickAnswers, StoresContext> = async (
  { database },
  { answerIds },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const before = await readQuickAnswers(queries, actor.storeId);
    if (!(await writeAnswerOrder(queries, actor.storeId, answerIds))) return refuse('settings.listChanged');
    audit.changed({ answerIds: before.map(({ id }) => id) }, { answerIds });
    return null;
  });

export const deleteQuickAnswer: UseCase<typeof contract.deleteQuickAnswer, StoresContext> = async (
  { database },
  { answerId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const before = await lockQuickAnswer(queries, actor.storeId, answerId);
    if (!before) return refuse('quickAnswer.notFound');
    await deleteQuickAnswerRow(queries, answerId);
    audit.changed({ shortcut: before.shortcut, text: before.text }, null);
    return null;
  });

export const chatHours: UseCase<typeof contract.chatHours, StoresContext> = async ({ database }, _input, { actor }) => {
  const hours = await readChatHours(database.queries, actor.storeId);
  return hours ? { week: hours.week, awayText: hours.awayText } : { week: DEFAULT_HOURS, awayText: {} };
};

export const saveChatHours: UseCase<typeof contract.saveChatHours, StoresContext> = async (
  { database },
  hours,
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const before = await readChatHours(queries, actor.storeId);
    await writeChatHours(queries, actor.storeId, hours);
    audit.changed(before ?? null, hours);
    return null;
  });
