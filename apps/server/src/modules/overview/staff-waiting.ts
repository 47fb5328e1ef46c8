import type * as contract from '@galleria/contract/overview/staff-overview';
import { STAFF_WORK_KINDS } from '@galleria/domain/overview/staff-work-kinds';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { OverviewContext } from './index.ts';

/** One statement for each module that knows of work and that the role may look at. */
export const staffWaiting: UseCase<typeof contract.staffWaiting, OverviewContext> = async (
  { staffWork },
  _input,
  { actor },
) => {
  const permitted = staffWork.filter(({ permission }) => actor.permissions.has(permission));
  const counts = Object.assign({}, ...(await Promise.all(permitted.map(({ count }) => count()))));
  return STAFF_WORK_KINDS.flatMap((kind) => (counts[kind] === undefined ? [] : [{ kind, count: counts[kind] }]));
};
