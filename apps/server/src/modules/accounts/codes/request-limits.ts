import type { Contact } from '@galleria/domain/accounts/contact';
import {
  type AttemptLimit,
  MESSAGES_FROM_ONE,
  MESSAGES_FROM_ONE_TO_CONTACT,
  MESSAGES_TO_CONTACT,
} from '@galleria/domain/accounts/limits';
import type { Caller } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { clientAddressKey } from '../../../infra/http/client-address.ts';
import type { AccountsContext } from '../context.ts';
import { deviceOf, isKnownDevice, type Realm } from '../devices/devices-db.ts';
import { countAttempt } from '../guards/guards-db.ts';

/** The account that holds the contact, a buyer's unless it says otherwise; undefined for a contact without an account. */
export type Owner = { readonly id: string; readonly realm?: Realm } | undefined;

/**
 * The account on whose behalf a code is requested or entered: the signed-in buyer, or the owner of the contact on a
 * device that has signed in to that account before. Null for everyone else. Known and unknown contacts cost the same.
 */
export async function findRequester(
  { database: { queries } }: Pick<AccountsContext, 'database'>,
  owner: Owner,
  { actor, browser }: Caller,
): Promise<string | null> {
  if (actor.kind === 'buyer') return actor.userId;
  const isKnown = await isKnownDevice(queries, owner?.id, deviceOf(browser, owner?.realm ?? 'buyer'));
  return isKnown && owner ? owner.id : null;
}

interface MessageRequest {
  readonly contact: Contact;
  readonly owner: Owner;
  readonly requesterId: string | null;
  readonly caller: Caller;
}

/**
 * Counts a message and returns the seconds to wait before it may be sent: 0 to send it now. Must be rolled back when
 * there is a wait, so that a refused request does not increment other counts. The owner, other buyers and strangers are
 * counted separately: none of them can use up the messages of another.
 */
export async function countMessage(
  { keyedHash }: Pick<AccountsContext, 'keyedHash'>,
  queries: Queries,
  { contact: { address }, owner, requesterId, caller }: MessageRequest,
): Promise<number> {
  const fromOne = (kind: string, one: string): [Buffer, AttemptLimit][] => [
    [keyedHash(`messages from ${kind}`, one), MESSAGES_FROM_ONE],
    [keyedHash(`messages from ${kind} to`, one, address), MESSAGES_FROM_ONE_TO_CONTACT],
    [keyedHash(`messages from ${kind}s to`, address), MESSAGES_TO_CONTACT],
  ];
  const counts = (): [Buffer, AttemptLimit][] => {
    if (requesterId === null) return fromOne('network', clientAddressKey(caller.browser.address));
    if (requesterId !== owner?.id) return fromOne('buyer', requesterId);
    return [[keyedHash('messages to owner', requesterId), MESSAGES_TO_CONTACT]];
  };
  let waitSeconds = 0;
  for (const [subject, limit] of counts())
    waitSeconds = Math.max(waitSeconds, await countAttempt(queries, subject, limit));
  return waitSeconds;
}
