import type * as contract from '@galleria/contract/stores/paper-requests';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { updatePictureReferences } from '../../uploads/index.ts';
import type { StoresContext } from '../context.ts';
import { type PaperRequest, type PapersDraft, writePapers } from '../settings/papers-db.ts';
import { REQUEST_HOLDER } from '../settings/store-papers.ts';
import { readQualification } from '../stores-db.ts';
import { closePaperRequest, lockPaperRequest } from './paper-requests-db.ts';

/** Announced with `{ requestId, storeId, isAccepted, reasons, remark }` when staff decided about a change of papers. */
export const PAPERS_DECIDED = 'store.papersDecided';

/**
 * A request is never edited, so its id is the version that staff have read: to change one, the store withdraws it and
 * sends another. The row lock lets only one of concurrent decisions and withdrawals happen.
 */
export const decidePaperRequest: UseCase<typeof contract.decidePaperRequest, StoresContext> = async (
  { database },
  { requestId, isAccepted, reasons, remark },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const request = await lockPaperRequest(queries, requestId);
    if (!request) return refuse('papers.notFound');
    if (request.state === 'withdrawn') return refuse('papers.changed');
    if (request.state !== 'waiting') return refuse('papers.decided');
    if (!isAccepted && reasons.length === 0 && remark === '') return refuse('papers.reasonMissing');
    const { storeId, papers } = request;
    const decidedAt = await transaction.now();
    if (isAccepted) {
      const replaced = await replacePapers(transaction, request);
      await closePaperRequest(queries, requestId, { state: 'approved', decidedAt, replaced });
      audit.changed(replaced, papers);
    } else {
      await closePaperRequest(queries, requestId, { state: 'refused', decidedAt, reasons, remark });
      audit.changed({ state: 'waiting' }, { state: 'refused', reasons, remark });
    }
    const explanation = isAccepted ? { reasons: [], remark: '' } : { reasons, remark };
    await transaction.announce(PAPERS_DECIDED, { requestId, storeId, isAccepted, ...explanation });
    return null;
  });

/** Returns the papers before. The new pictures are held by the store from now on, instead of by the request. */
async function replacePapers(transaction: Transaction, request: PaperRequest): Promise<PapersDraft | null> {
  const { id, storeId, papers } = request;
  const { queries } = transaction;
  const approved = await readQualification(queries, storeId);
  await writePapers(queries, storeId, papers);
  const { licencePictures: after } = papers;
  const before = approved?.licencePictures ?? [];
  await updatePictureReferences(transaction, { holder: 'store.papers', id: storeId, before, after, shared: after });
  await updatePictureReferences(transaction, { holder: REQUEST_HOLDER, id, before: after, after: [] });
  await transaction.changed('stores');
  if (!approved) return null;
  const { storeId: _, ...replaced } = approved;
  return replaced;
}
