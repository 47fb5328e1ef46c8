import type * as contract from '@galleria/contract/stores/staff-applications';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import type { QueueState } from '@galleria/domain/stores/store-application';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { StoresContext } from '../context.ts';
import { type Application, findApplication, readQueue } from './applications-db.ts';
import { presentPapers } from './present-application.ts';

export const applicationPage: UseCase<typeof contract.applicationPage, StoresContext> = async (
  { database },
  { state, text, ...paging },
) => {
  const { rows, total } = await readQueue(database.queries, { state, text }, paging);
  const records = rows.map((row) => ({
    applicationId: row.id,
    shopName: row.name,
    shopLogo: row.logo,
    companyName: row.companyName,
    ...timesOf(row),
    waitingHours: row.waitingHours,
    isAgain: row.revision > 1,
  }));
  return toPage(records, total, paging);
};

export const applicationInfo: UseCase<typeof contract.applicationInfo, StoresContext> = async (
  context,
  { applicationId },
  { locale },
) => {
  const application = await findApplication(context.database.queries, applicationId);
  if (!application) return refuse('application.notFound');
  const { userId, revision, reasons, remark, storeId } = application;
  return {
    ...(await presentPapers(context, application, locale)),
    ...{ applicationId, userId, revision, reasons, remark },
    ...timesOf(application),
    shopId: storeId,
  };
};

/** A draft was never sent, or was withdrawn; neither is in the queue. */
function timesOf({ state, sentAt, decidedAt }: Pick<Application, 'state' | 'sentAt' | 'decidedAt'>) {
  if (state === 'draft' || !sentAt) throw new Error(`timesOf: an application in state ${state} in the queue`);
  const queueState: QueueState = state;
  return {
    state: queueState,
    sendTime: formatApiTime(sentAt),
    decideTime: decidedAt && formatApiTime(decidedAt),
  };
}
