import type { Refund } from '@galleria/contract/after-sales/fields';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { type DisputeSide, evidenceEndOf } from '@galleria/domain/after-sales/dispute-rules';
import type { z } from 'zod';
import type { Queries } from '../../../infra/database/database.ts';
import { type Dispute, readLatestDisputes } from './disputes-db.ts';

type PresentedDispute = z.output<typeof Refund>['dispute'];

/** The latest dispute about a request; null when there was none. */
export async function presentDisputeOf(
  queries: Queries,
  requestId: number,
  side?: DisputeSide,
): Promise<PresentedDispute> {
  const dispute = (await readLatestDisputes(queries, [requestId])).get(requestId);
  return dispute ? presentDispute(dispute, side) : null;
}

/** Hides a ruling that is only proposed. Without a side, shows the deadline that both have. */
export function presentDispute(dispute: Dispute, side?: DisputeSide): PresentedDispute {
  const { reason, words, pictures, createdAt, state, endedAt } = dispute;
  const isRuled = state === 'ruled';
  return {
    ...{ reason, words, imgs: pictures, time: formatApiTime(createdAt) },
    evidenceEndTimeIso: (side ? evidenceEndOf(side, dispute) : dispute.evidenceUntil).toISOString(),
    ruling: isRuled ? dispute.ruling : null,
    rulingWords: isRuled ? dispute.rulingWords : '',
    rulingTime: isRuled && endedAt ? formatApiTime(endedAt) : null,
  };
}
