import type * as contract from '@galleria/contract/accounts/sessions';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import Bowser from 'bowser';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { endSessionById, listSessions } from '../../../infra/sessions/sessions.ts';
import type { AccountsContext } from '../context.ts';

export const sessionList: UseCase<typeof contract.sessionList, AccountsContext> = async (
  { database },
  _input,
  { actor },
) => {
  const sessions = await listSessions(database.queries, 'buyer', actor.userId);
  return sessions.map((session) => ({ ...presentSession(session), current: session.id === actor.sessionId }));
};

/** A session of any realm, for a session list. */
export function presentSession({ id, agent, address, createdAt, lastSeenAt }: OpenSession) {
  return {
    id,
    ...describeUserAgent(agent),
    address,
    createTime: formatApiTime(createdAt),
    lastSeenTime: formatApiTime(lastSeenAt),
  };
}

type OpenSession = Awaited<ReturnType<typeof listSessions>>[number];

export const endSession: UseCase<typeof contract.endSession, AccountsContext> = async (
  { database },
  { id },
  { actor },
) => {
  const isEnded = await endSessionById(database.queries, 'buyer', actor.userId, id);
  return isEnded ? null : refuse('session.notFound');
};

type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'unknown';

/** Product names from the User-Agent header; empty where the header does not name them. */
export function describeUserAgent(agent: string): { browser: string; system: string; kind: DeviceKind } {
  if (!agent) return { browser: '', system: '', kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(agent);
  const kind = (['desktop', 'mobile', 'tablet'] as const).find((one) => one === platform.type) ?? 'unknown';
  return { browser: browser.name ?? '', system: os.name ?? '', kind };
}
