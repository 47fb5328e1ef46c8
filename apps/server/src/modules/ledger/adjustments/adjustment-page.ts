import type * as contract from '@galleria/contract/ledger/buyer-money';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { isUuid } from '../../../infra/database/is-uuid.ts';
import { nickNames } from '../../accounts/index.ts';
import { staffNames } from '../../staff/index.ts';
import type { LedgerContext } from '../index.ts';
import { type Adjustment, readAdjustments } from './adjustments-db.ts';

export const adjustmentPage: UseCase<typeof contract.adjustmentPage, LedgerContext> = async (
  { database: { queries } },
  { state, kind, userId, ...paging },
  { actor },
) => {
  const { records, total } = await readAdjustments(queries, { state, kind, userId }, paging);
  const buyers = await nickNames(queries, [...new Set(records.map((one) => one.userId))]);
  const people = await staffNames(queries, [...new Set(records.flatMap(peopleOf))].filter(isUuid));
  const adjustments = records.map((one) => ({
    ...{ adjustmentId: one.id, userId: one.userId, nickName: buyers.get(one.userId) ?? '', kind: one.kind },
    change: one.kind === 'balance' ? mainUnits(one.amount) : one.amount,
    ...{ reason: one.reason, state: one.state },
    createTime: formatApiTime(one.createdAt),
    requestedBy: people.get(one.requestedBy) ?? one.requestedBy,
    isOwn: one.requestedBy === actor.userId,
    decideTime: one.decidedAt && formatApiTime(one.decidedAt),
    decidedBy: people.get(one.decidedBy ?? '') ?? one.decidedBy ?? '',
    ...{ decisionNote: one.decisionNote, journalId: one.journalId },
  }));
  return toPage(adjustments, total, paging);
};

function peopleOf({ requestedBy, decidedBy }: Adjustment): string[] {
  return decidedBy === null ? [requestedBy] : [requestedBy, decidedBy];
}
