import type { Caller } from './use-case.ts';

/** The buyer behind a call whose contract lets only buyers in. */
export function signedInBuyer({ actor }: Pick<Caller, 'actor'>): { userId: string; sessionId: string } {
  if (actor.kind !== 'buyer') throw new Error('a call for buyers was let through without one');
  return actor;
}
