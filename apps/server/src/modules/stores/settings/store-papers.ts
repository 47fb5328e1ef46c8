import { formatApiTime } from '@galleria/contract/api-time';
import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/store-settings/papers';
import { refuse } from '@galleria/domain/refusals';
import { licenceState } from '@galleria/domain/stores/licence-expiry';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { showPictures } from '../../uploads/index.ts';
import type { StoresContext } from '../context.ts';
import { readQualification } from '../stores-db.ts';
import {
  insertRequest,
  lockWaitingRequest,
  type PapersDraft,
  readWaitingRequest,
  withdrawRequest,
} from './papers-db.ts';
import { lockOwnStore } from './store-row-db.ts';

/** Names the pictures of a request in the uploads. */
const HOLDER = 'store.licence';

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
    const earlier = before?.papers.licencePictures ?? [];
    const isOwn = await showPictures(transaction, {
      ...{ holder: HOLDER, id: requestId, before: approved?.licencePictures ?? [] },
      ...{ after: licencePictures, shared: earlier },
    });
    if (!isOwn) return refuse('profile.foreignPicture');
    if (before) await showPictures(transaction, { holder: HOLDER, id: before.id, before: earlier, after: [] });
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
    const { licencePictures: before } = waiting.papers;
    await showPictures(transaction, { holder: HOLDER, id: waiting.id, before, after: [] });
    audit.changed(waiting.papers, null);
    return null;
  });
