import type * as contract from '@galleria/contract/overview/staff-overview';
import { STAFF_WORK_KINDS } from '@galleria/domain/overview/staff-work-kinds';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { OverviewContext } from './index.ts';

/** One statement per module that counts work and whose permission the role has. */
export const staffWaiting: UseCase<typeof contract.staffWaiting, OverviewContext> = async (
  { staffWork },
  _input,
  { actor },
) => {
  const permitted = staffWork.filter(({ permission }) => actor.permissions.has(permission));
  const counts = Object.assign({}, ...(await Promise.all(permitted.map(({ count }) => count()))));
  return STAFF_WORK_KINDS.flatMap((kind) => (counts[kind] === undefined ? [] : [{ kind, count: counts[kind] }]));
};
