import type * as contract from '@galleria/contract/store-settings/papers';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { licenceState } from '@galleria/domain/stores/licence-expiry';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { updatePictureReferences } from '../../uploads/index.ts';
import type { StoresContext } from '../context.ts';
import { readQualification } from '../stores-db.ts';
import {
  forgetPictures,
  insertRequest,
  lockWaitingRequest,
  type PaperRequest,
  readLatestRequest,
  withdrawRequest,
} from './papers-db.ts';
import { presentPapers } from './present-papers.ts';
import { lockOwnStore } from './store-row-db.ts';

/** Holder of a request's pictures in the uploads. A refused request keeps them until the next one is sent. */
export const REQUEST_HOLDER = 'store.licence';

export const storePapers: UseCase<typeof contract.storePapers, StoresContext> = async (
  { database: { queries } },
  _input,
  { actor: { storeId } },
) => {
  const approved = await readQualification(queries, storeId);
  const latest = await readLatestRequest(queries, storeId);
  return {
    approved: approved ? presentPapers(approved) : null,
    licenceState: licenceState(approved?.expiresOn ?? null, await readClock(queries)),
    waiting:
      latest?.state === 'waiting'
        ? { ...presentPapers(latest.papers), createTime: formatApiTime(latest.createdAt) }
        : null,
    refused: latest ? presentRefused(latest) : null,
  };
};

function presentRefused({ state, papers, decidedAt, reasons, remark }: PaperRequest) {
  if (state !== 'refused' || !decidedAt) return null;
  return { ...presentPapers(papers), decideTime: formatApiTime(decidedAt), reasons, remark };
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
    // Read after the lock: the waiting request may have been decided meanwhile. Pictures of a refused one can be sent
    // again.
    const latest = await readLatestRequest(queries, storeId);
    const earlier = latest?.state === 'waiting' || latest?.state === 'refused' ? latest.papers.licencePictures : [];
    if (before) await withdrawRequest(queries, before.id);
    const requestId = await insertRequest(queries, storeId, papers);
    const isOwn = await updatePictureReferences(transaction, {
      ...{ holder: REQUEST_HOLDER, id: requestId, before: approved?.licencePictures ?? [] },
      ...{ after: licencePictures, shared: earlier },
    });
    if (!isOwn) return refuse('profile.foreignPicture');
    if (latest && earlier.length > 0) {
      await updatePictureReferences(transaction, { holder: REQUEST_HOLDER, id: latest.id, before: earlier, after: [] });
      await forgetPictures(queries, latest.id);
    }
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
    await updatePictureReferences(transaction, { holder: REQUEST_HOLDER, id: waiting.id, before, after: [] });
    audit.changed(waiting.papers, null);
    return null;
  });
