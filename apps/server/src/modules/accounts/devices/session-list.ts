import type * as contract from '@galleria/contract/accounts/sessions';
import { formatApiTime } from '@galleria/contract/api-time';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { endSessionById, listSessions } from '../../../infra/sessions/sessions.ts';
import type { AccountsContext } from '../context.ts';
import { describeUserAgent } from './describe-user-agent.ts';

export const sessionList: UseCase<typeof contract.sessionList, AccountsContext> = async (
  { database },
  _input,
  { actor },
) => {
  const sessions = await listSessions(database.queries, 'buyer', actor.userId);
  return sessions.map(({ id, agent, address, createdAt, lastSeenAt }) => ({
    id,
    ...describeUserAgent(agent),
    address,
    createTime: formatApiTime(createdAt),
    lastSeenTime: formatApiTime(lastSeenAt),
    current: id === actor.sessionId,
  }));
};

export const endSession: UseCase<typeof contract.endSession, AccountsContext> = async (
  { database },
  { id },
  { actor },
) => {
  const isEnded = await endSessionById(database.queries, 'buyer', actor.userId, id);
  return isEnded ? null : refuse('session.notFound');
};
