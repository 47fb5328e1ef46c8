import type * as contract from '@galleria/contract/overview/overview';
import { WAITING_KINDS } from '@galleria/domain/overview/waiting-kinds';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { OverviewContext } from './index.ts';

/** One statement for each module that knows of work and that the role may look at. */
export const waitingWork: UseCase<typeof contract.waitingWork, OverviewContext> = async (
  { waitingWork: parts },
  _input,
  { actor },
) => {
  const permitted = parts.filter(({ permission }) => actor.permissions.has(permission));
  const counts = Object.assign({}, ...(await Promise.all(permitted.map(({ count }) => count(actor.storeId)))));
  return WAITING_KINDS.flatMap((kind) => (counts[kind] === undefined ? [] : [{ kind, count: counts[kind] }]));
};
