import { NETWORK_ATTEMPTS, PASSWORD_ATTEMPTS } from '@galleria/domain/accounts/limits';
import type { Refused } from '@galleria/domain/refusals';
import type { Browser } from '../../../infra/calls/browser.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { clientAddressKey } from '../../../infra/http/client-address.ts';
import type { AccountsContext } from '../context.ts';
import { deviceOf, isKnownDevice, type Realm } from '../devices/devices-db.ts';
import type { KeyedHash } from '../tokens.ts';
import { countAttempt, resetAttempts, tooManyAttempts, uncountAttempt } from './guards-db.ts';

interface AttemptTarget {
  readonly realm: Realm;
  /** Undefined for a name without an account, which has the same limits. */
  readonly userId: string | undefined;
  readonly name: string;
}

interface AdmittedAttempt {
  /** Call when the password was right: resets the account's count and uncounts the network's attempt. */
  succeed(): Promise<void>;
}

/**
 * Rate limit before a password is verified: per account, by whichever of its names, and per network; the same for known
 * and unknown accounts. A device that has signed in to the account before has a count of its own, so that attempts from
 * other devices do not lock the owner out.
 */
export async function admitPasswordAttempt(
  { database: { queries }, keyedHash }: AccountsContext,
  { realm, userId, name }: AttemptTarget,
  browser: Browser,
): Promise<AdmittedAttempt | Refused<'login.tooMany'>> {
  const device = deviceOf(browser, realm);
  const isKnown = await isKnownDevice(queries, userId, device);
  const accountKey = userId ?? `${realm} ${name}`;
  const account = accountSubject(keyedHash, accountKey, isKnown ? device : undefined);
  const network = keyedHash('password attempts from', clientAddressKey(browser.address));
  // The network's limit is checked first: a paused network must not use up the attempts of accounts.
  const networkWait = isKnown ? 0 : await countAttempt(queries, network, NETWORK_ATTEMPTS);
  if (networkWait > 0) return tooManyAttempts(networkWait);
  const accountWait = await countAttempt(queries, account, PASSWORD_ATTEMPTS);
  if (accountWait > 0) {
    if (!isKnown) await uncountAttempt(queries, network);
    return tooManyAttempts(accountWait);
  }
  return {
    succeed: async () => {
      await resetAttempts(queries, account);
      if (!isKnown) await uncountAttempt(queries, network);
    },
  };
}

/**
 * The same limit for a signed-in buyer who confirms a change by the password. Counted apart from sign-in, so that
 * strangers cannot lock the owner out of it; a stolen session guesses no faster than strangers.
 */
export async function admitConfirmation(
  { database: { queries }, keyedHash }: AccountsContext,
  userId: string,
): Promise<AdmittedAttempt | Refused<'login.tooMany'>> {
  const subject = confirmationSubject(keyedHash, userId);
  const seconds = await countAttempt(queries, subject, PASSWORD_ATTEMPTS);
  return seconds > 0 ? tooManyAttempts(seconds) : { succeed: () => resetAttempts(queries, subject) };
}

/** Resets the counts of unknown devices, of the given browser and of confirmations. */
export async function resetPasswordAttempts(
  { keyedHash }: Pick<AccountsContext, 'keyedHash'>,
  queries: Queries,
  userId: string,
  browser: Browser,
): Promise<void> {
  await resetAttempts(queries, accountSubject(keyedHash, userId));
  await resetAttempts(queries, confirmationSubject(keyedHash, userId));
  const device = deviceOf(browser, 'buyer');
  if (device) await resetAttempts(queries, accountSubject(keyedHash, userId, device));
}

function confirmationSubject(keyedHash: KeyedHash, userId: string): Buffer {
  return keyedHash('password confirmations', userId);
}

function accountSubject(keyedHash: KeyedHash, accountKey: string, device?: string): Buffer {
  const action = 'password attempts';
  return device ? keyedHash(action, accountKey, device) : keyedHash(action, accountKey);
}
