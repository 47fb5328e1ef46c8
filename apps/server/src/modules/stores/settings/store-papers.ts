import { formatApiTime } from '@galleria/contract/api-time';
import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/store-settings/papers';
import { refuse } from '@galleria/domain/refusals';
import { licenceState } from '@galleria/domain/stores/licence-expiry';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { StoresContext } from '../context.ts';
import { readQualification } from '../stores-db.ts';
import type { PapersDraft } from '../tables.ts';
import { showPicture } from './own-pictures.ts';
import { insertRequest, lockWaitingRequest, readWaitingRequest, withdrawRequest } from './papers-db.ts';
import { lockOwnStore } from './store-row-db.ts';

export const storePapers: UseCase<typeof contract.storePapers, StoresContext> = async (
  { database: { queries } },
  _input,
  { actor: { storeId } },
) => {
  const approved = await readQualification(queries, storeId);
  const waiting = await readWaitingRequest(queries, storeId);
  return {
    approved: approved ? presentPapers(approved) : null,
    licenceState: licenceState(approved?.expiresOn ?? null, await readClock(queries)),
    waiting: waiting ? { ...presentPapers(waiting.papers), createTime: formatApiTime(waiting.createdAt) } : null,
  };
};

type Papers = NonNullable<OutputOf<typeof contract.storePapers>['approved']>;

function presentPapers({ licencePictures, expiresOn, ...papers }: PapersDraft): Papers {
  const { storeId: _, ...shown }: typeof papers & { storeId?: number } = papers;
  return { ...shown, expiresOn: expiresOn ?? null, licencePics: licencePictures };
}

export const requestPaperChange: UseCase<typeof contract.requestPaperChange, StoresContext> = async (
  { database },
  { licencePics: licencePictures, ...texts },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId } = actor;
    await lockOwnStore(queries, storeId);
    const before = await lockWaitingRequest(queries, storeId);
    const approved = await readQualification(queries, storeId);
    const papers = { ...texts, licencePictures };
    if (before) await withdrawRequest(queries, before.id);
    const requestId = await insertRequest(queries, storeId, papers);
    const known = new Set(approved?.licencePictures);
    const added = licencePictures.filter((path) => !known.has(path));
    if (!(await claimLicencePictures(transaction, requestId, added))) return refuse('profile.foreignPicture');
    // Only now, so that a picture of the earlier request can be part of this one.
    if (before) await releaseLicencePictures(transaction, before.id, before.papers);
    audit.changed(before?.papers ?? approved ?? null, papers);
    return null;
  });

export const withdrawPaperChange: UseCase<typeof contract.withdrawPaperChange, StoresContext> = async (
  { database },
  _input,
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const waiting = await lockWaitingRequest(queries, actor.storeId);
    if (!waiting) return refuse('papers.noneWaiting');
    await withdrawRequest(queries, waiting.id);
    await releaseLicencePictures(transaction, waiting.id, waiting.papers);
    audit.changed(waiting.papers, null);
    return null;
  });

const licence = (requestId: number, index: number) => ({
  holder: 'store.licence',
  holderId: `${requestId}:${index}`,
  purpose: 'picture' as const,
});

async function claimLicencePictures(
  transaction: Transaction,
  requestId: number,
  paths: readonly string[],
): Promise<boolean> {
  for (const [index, after] of paths.entries()) {
    if (!(await showPicture(transaction, { ...licence(requestId, index), before: '', after }))) return false;
  }
  return true;
}

async function releaseLicencePictures(
  transaction: Transaction,
  requestId: number,
  { licencePictures }: PapersDraft,
): Promise<void> {
  for (const [index, before] of licencePictures.entries()) {
    await showPicture(transaction, { ...licence(requestId, index), before, after: '' });
  }
}
