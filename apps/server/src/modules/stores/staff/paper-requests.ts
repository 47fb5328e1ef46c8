import type * as contract from '@galleria/contract/stores/paper-requests';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { PaperQueueState } from '@galleria/domain/stores/paper-request';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { StoresContext } from '../context.ts';
import type { PaperRequest, PapersDraft } from '../settings/papers-db.ts';
import { presentPapers } from '../settings/present-papers.ts';
import { readQualification } from '../stores-db.ts';
import { findPaperRequest, readPaperQueue } from './paper-requests-db.ts';

export const paperRequestPage: UseCase<typeof contract.paperRequestPage, StoresContext> = async (
  { database },
  { state, text, ...paging },
  { locale },
) => {
  const { rows, total } = await readPaperQueue(database.queries, { state, text }, paging);
  const records = rows.map(({ storeName, storeLogo, waitingHours, papers, ...row }) => ({
    ...factsOf(row),
    ...{ storeName: textIn(storeName, locale), storeLogo, waitingHours },
    companyName: textIn(papers.companyName, locale),
  }));
  return toPage(records, total, paging);
};

export const paperRequestInfo: UseCase<typeof contract.paperRequestInfo, StoresContext> = async (
  { database: { queries } },
  { requestId },
  { locale },
) => {
  const found = await findPaperRequest(queries, requestId);
  if (!found) return refuse('papers.notFound');
  const { request, storeName } = found;
  const { state, papers, replaced, reasons, remark } = request;
  const approved = await readQualification(queries, request.storeId);
  // Only pictures of the current papers, or of a request that is not accepted, still have files.
  const withFiles = (draft: PapersDraft) => keepPictures(draft, approved?.licencePictures ?? []);
  const before = state === 'approved' ? replaced && withFiles(replaced) : approved;
  return {
    ...factsOf(request),
    storeName: textIn(storeName, locale),
    before: before ? presentPapers(before) : null,
    after: presentPapers(state === 'approved' ? withFiles(papers) : papers),
    ...{ reasons, remark },
  };
};

function keepPictures(papers: PapersDraft, shown: readonly string[]): PapersDraft {
  return { ...papers, licencePictures: papers.licencePictures.filter((path) => shown.includes(path)) };
}

type Facts = Pick<PaperRequest, 'id' | 'storeId' | 'state' | 'createdAt' | 'decidedAt'>;

function factsOf({ id: requestId, storeId, state, createdAt, decidedAt }: Facts) {
  if (state === 'withdrawn') throw new Error(`factsOf: request ${requestId} was taken back, but is in the queue`);
  const queueState: PaperQueueState = state;
  return {
    ...{ requestId, storeId, state: queueState },
    sendTime: formatApiTime(createdAt),
    decideTime: decidedAt && formatApiTime(decidedAt),
  };
}
