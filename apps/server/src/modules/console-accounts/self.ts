import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { Actor } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { endSessionById, listSessions, SessionEnded } from '../../infra/sessions/sessions.ts';
import { describeUserAgent } from '../accounts/index.ts';
import type { ConsoleAccountsContext, ConsolePerson, ConsoleRealm } from './realm.ts';

/** A caller who is signed in to either console. */
type MemberActor = Extract<Actor, { kind: 'seller' | 'staff' }>;
export type MemberCaller = Caller<MemberActor>;

/** The signed-in person. Throws `SessionEnded` when the person was removed while the call was under way. */
export async function readSelf<Person extends ConsolePerson>(
  queries: Queries,
  realm: Pick<ConsoleRealm<Person, never, never>, 'read'>,
  { userId }: MemberActor,
): Promise<Person> {
  const person = await realm.read(queries, userId);
  if (!person) throw new SessionEnded();
  return person;
}

/** Open sessions of the signed-in person. */
export async function ownSessions({ database }: Pick<ConsoleAccountsContext, 'database'>, { actor }: MemberCaller) {
  const sessions = await listSessions(database.queries, actor.kind, actor.userId);
  return sessions.map(({ id, agent, address, createdAt, lastSeenAt }) => ({
    id,
    ...describeUserAgent(agent),
    address,
    createTime: formatApiTime(createdAt),
    lastSeenTime: formatApiTime(lastSeenAt),
    current: id === actor.sessionId,
  }));
}

export async function endOwnSession(
  { database }: Pick<ConsoleAccountsContext, 'database'>,
  { id }: { readonly id: string },
  { actor }: MemberCaller,
) {
  const isEnded = await endSessionById(database.queries, actor.kind, actor.userId, id);
  return isEnded ? null : refuse('session.notFound');
}
