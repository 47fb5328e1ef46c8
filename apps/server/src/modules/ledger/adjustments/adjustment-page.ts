import { formatApiTime } from '@galleria/contract/api-time';
import type * as contract from '@galleria/contract/staff/buyer-money';
import { mainUnits } from '@galleria/domain/money/main-units';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { nickNames } from '../../accounts/index.ts';
import type { LedgerContext } from '../index.ts';
import { readAdjustments } from './adjustments-db.ts';

export const adjustmentPage: UseCase<typeof contract.adjustmentPage, LedgerContext> = async (
  { database: { queries } },
  { state, kind, userId, ...paging },
  { actor },
) => {
  const { records, total } = await readAdjustments(queries, { state, kind, userId }, paging);
  const buyers = await nickNames(queries, [...new Set(records.map((one) => one.userId))]);
  const adjustments = records.map((one) => ({
    ...{ adjustmentId: one.id, userId: one.userId, nickName: buyers.get(one.userId) ?? '', kind: one.kind },
    change: one.kind === 'balance' ? mainUnits(one.amount) : one.amount,
    ...{ reason: one.reason, state: one.state },
    createTime: formatApiTime(one.createdAt),
    requestedBy: one.requestedBy,
    isOwn: one.requestedBy === actor.userId,
    decideTime: one.decidedAt && formatApiTime(one.decidedAt),
    decidedBy: one.decidedBy ?? '',
    ...{ decisionNote: one.decisionNote, journalId: one.journalId },
  }));
  return toPage(adjustments, total, paging);
};
