import type { endSession as endOperation, sessionList as listOperation } from '@galleria/contract/accounts/sessions';
import { refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import { endSession, listSessions } from '../../infra/sessions/sessions.ts';
import { describeAgent } from './begin-session.ts';
import type { AccountsContext } from './context.ts';

export function showSessions({ database }: AccountsContext): BoundUseCase<typeof listOperation> {
  return async (_input, caller) => {
    const { userId, sessionId } = signedInBuyer(caller);
    const found = await listSessions(database.queries, 'buyer', userId);
    return found.map(({ id, agent, address, createdAt, lastSeenAt }) => ({
      id,
      ...describeAgent(agent),
      address,
      createTime: formatApiTime(createdAt),
      lastSeenTime: formatApiTime(lastSeenAt),
      current: id === sessionId,
    }));
  };
}

export function signOutDevice({ database }: AccountsContext): BoundUseCase<typeof endOperation> {
  return async ({ id }, caller) => {
    const isEnded = await endSession(database.queries, 'buyer', signedInBuyer(caller).userId, id);
    return isEnded ? null : refuse('session.notFound');
  };
}
