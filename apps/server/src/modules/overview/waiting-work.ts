import type * as contract from '@galleria/contract/overview/overview';
import { WAITING_KINDS } from '@galleria/domain/overview/waiting-kinds';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { OverviewContext } from './index.ts';

/** One statement per module that counts work and whose permission the role has. */
export const waitingWork: UseCase<typeof contract.waitingWork, OverviewContext> = async (
  { waitingWork: parts },
  _input,
  { actor },
) => {
  const permitted = parts.filter(({ permission }) => actor.permissions.has(permission));
  const counts = Object.assign({}, ...(await Promise.all(permitted.map(({ count }) => count(actor.storeId)))));
  return WAITING_KINDS.flatMap((kind) => (counts[kind] === undefined ? [] : [{ kind, count: counts[kind] }]));
};
