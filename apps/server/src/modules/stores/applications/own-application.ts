import type * as contract from '@galleria/contract/stores/store-application';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { isAllowed } from '@galleria/domain/stores/store-application';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { StoresContext } from '../context.ts';
import { readStoreStatuses } from '../stores-db.ts';
import { findOwnApplication, lockOwnApplication, updateApplication } from './applications-db.ts';
import { presentPapers } from './present-application.ts';

export const storeApplication: UseCase<typeof contract.storeApplication, StoresContext> = async (
  context,
  _input,
  { actor, locale },
) => {
  const { queries } = context.database;
  const application = await findOwnApplication(queries, actor.userId);
  if (!application) return null;
  const { state, reasons, remark, sentAt, decidedAt, storeId } = application;
  // Not from the cache, which may not yet have the store that the applicant has just opened.
  const statuses = storeId === null ? undefined : await readStoreStatuses(queries, [storeId]);
  return {
    ...(await presentPapers(context, application, locale)),
    ...{ state, reasons, remark },
    sendTime: sentAt && formatApiTime(sentAt),
    decideTime: decidedAt && formatApiTime(decidedAt),
    shopId: storeId,
    shopStatus: statuses?.get(storeId ?? 0) ?? null,
  };
};

export const mapTiles: UseCase<typeof contract.mapTiles, StoresContext> = async (context) => context.mapTiles ?? null;

/** The row lock lets only one of a concurrent withdrawal and decision happen. */
export const withdrawStoreApplication: UseCase<typeof contract.withdrawStoreApplication, StoresContext> = async (
  { database },
  _input,
  { actor },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const application = await lockOwnApplication(queries, actor.userId);
    if (!application || !isAllowed('withdraw', application.state)) return refuse('application.notWaiting');
    await updateApplication(queries, application.id, { state: 'draft' });
    return null;
  });
