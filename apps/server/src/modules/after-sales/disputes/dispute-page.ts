import type * as contract from '@galleria/contract/after-sales/staff-disputes';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { isUuid } from '../../../infra/database/is-uuid.ts';
import { nickNames } from '../../accounts/index.ts';
import { staffNames } from '../../staff/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { presentRequests } from '../requests/present-refund.ts';
import { readDisputes, readMallRequests } from './dispute-page-db.ts';

export const disputePage: UseCase<typeof contract.disputePage, AfterSalesContext> = async (
  context,
  { view, storeId, ...paging },
  { actor, locale },
) => {
  const { queries } = context.database;
  const { records, total } = await readDisputes(queries, { view, storeId, staffId: actor.userId }, paging);
  const requests = records.map(({ dispute, request }) => ({ ...request, dispute }));
  const shown = await presentRequests(context, requests, locale);
  const buyers = await nickNames(queries, [...new Set(requests.map(({ userId }) => userId))]);
  const assignees = requests.flatMap(({ dispute }) => dispute.assigneeId ?? []);
  const people = await staffNames(queries, [...new Set(assignees)].filter(isUuid));
  const listed = shown.map(({ request: { userId, dispute }, listed: refund }) => ({
    ...{ ...refund, userId, nickName: buyers.get(userId) ?? '' },
    disputeTime: formatApiTime(dispute.createdAt),
    targetTimeIso: dispute.targetAt.toISOString(),
    assignee: people.get(dispute.assigneeId ?? '') ?? '',
    isProposed: dispute.isProposed,
  }));
  return toPage(listed, total, paging);
};

export const mallRefundPage: UseCase<typeof contract.mallRefundPage, AfterSalesContext> = async (
  context,
  { view, applyType, storeId, userId, keyword, startTime, endTime, ...paging },
  { locale },
) => {
  const { queries } = context.database;
  const search = { view, applyType, storeId, userId, keyword, startTime, endTime };
  const { records, total } = await readMallRequests(queries, search, paging);
  const shown = await presentRequests(context, records, locale);
  const buyers = await nickNames(queries, [...new Set(records.map((request) => request.userId))]);
  const listed = shown.map(({ request, listed: refund }) => ({
    ...{ ...refund, userId: request.userId, nickName: buyers.get(request.userId) ?? '' },
  }));
  return toPage(listed, total, paging);
};
