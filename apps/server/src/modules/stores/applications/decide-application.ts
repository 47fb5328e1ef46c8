import type * as contract from '@galleria/contract/stores/staff-applications';
import { refuse } from '@galleria/domain/refusals';
import { fold } from '@galleria/domain/search/fold';
import { type ApplicationReason, isAllowed } from '@galleria/domain/stores/store-application';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { serverText } from '../../../infra/text/server-text.ts';
import { findContact } from '../../accounts/index.ts';
import type { StoresContext } from '../context.ts';
import { storeMails } from '../mails.ts';
import { isNameTaken, lockStoreNames } from '../settings/store-row-db.ts';
import { type Application, lockSentApplication, updateApplication } from './applications-db.ts';
import { createStore } from './create-store.ts';

/**
 * The row lock lets only one of concurrent acceptances, refusals and withdrawals happen; `revision` is the one that
 * staff have read.
 */
export const decideApplication: UseCase<typeof contract.decideApplication, StoresContext> = async (
  context,
  { applicationId, revision, isAccepted, reasons, remark },
  { actor, audit },
) =>
  inTransaction(context.database, actor, async (transaction) => {
    const { queries } = transaction;
    if (isAccepted) await lockStoreNames(queries);
    const application = await lockSentApplication(queries, applicationId);
    if (!application) return refuse('application.notFound');
    if (!isAllowed('decide', application.state)) return refuse('application.decided');
    if (application.revision !== revision) return refuse('application.changed');
    if (!isAccepted && reasons.length === 0 && remark === '') return refuse('application.reasonMissing');
    if (isAccepted && (await isNameTaken(queries, 0, fold(application.name)))) return refuse('store.nameTaken');
    const decidedAt = await transaction.now();
    if (isAccepted) {
      const storeId = await createStore(context, transaction, application);
      await updateApplication(queries, applicationId, { state: 'accepted', decidedAt, storeId });
      audit.changed({ state: application.state }, { state: 'accepted', storeId, name: application.name });
    } else {
      await updateApplication(queries, applicationId, { state: 'refused', decidedAt, reasons, remark });
      audit.changed({ state: application.state }, { state: 'refused', reasons, remark });
    }
    await notifyApplicant(context, transaction, application, isAccepted ? undefined : { reasons, remark });
    return null;
  });

interface Refusal {
  readonly reasons: readonly ApplicationReason[];
  readonly remark: string;
}

async function notifyApplicant(
  { messages }: StoresContext,
  transaction: Transaction,
  { id, userId, revision, locale, name: store }: Application,
  refusal: Refusal | undefined,
): Promise<void> {
  const to = await findContact(transaction.queries, userId);
  if (!to) return;
  const text = serverText(locale);
  const remarks = refusal && [
    ...refusal.reasons.map((one) => text(`messages.applicationReason.${one}`)),
    refusal.remark,
  ];
  await messages.write(transaction, {
    ...{ to, locale, key: `storeApplication:${id}:${revision}` },
    mail: refusal ? storeMails.applicationRefused : storeMails.applicationAccepted,
    values: { store, remarks: (remarks ?? []).filter(Boolean).join(' ') },
  });
}
