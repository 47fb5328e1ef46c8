import { ADDRESS_GUESSES, PASSWORD_GUESSES } from '@galleria/domain/accounts/limits';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Browser } from '../../infra/calls/browser.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { AccountsContext } from './context.ts';
import { deviceOf, isKnownDevice } from './devices.ts';
import type { Keys } from './keys.ts';
import { countTry, forgiveTries, takeTryBack } from './tries-db.ts';

/** One household has one IPv4 address, or 2^64 IPv6 addresses with the same first half. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const half = [...start, ...zeros, ...end].slice(0, 4);
  // Proxies spell them differently: 0db8 is db8.
  return half.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}

function guessesOf(keys: Keys, person: string, device?: string): Buffer {
  return device ? keys.hash('guess', person, device) : keys.hash('guess', person);
}

interface Guess {
  /** It was right: what was counted on the way is forgiven. */
  succeed(): Promise<void>;
}

/**
 * Before a password is looked at: may it be? Counted per account, by whatever name it is called, and per network, known
 * and unknown alike. A device that has signed in to this account before has a count of its own, so that strangers'
 * guesses do not lock its owner out.
 */
export async function mayGuess(
  { database: { queries }, keys }: AccountsContext,
  who: { readonly userId: string | undefined; readonly name: string },
  browser: Browser,
): Promise<Guess | Refused<'login.tooMany'>> {
  const device = deviceOf(browser);
  const isKnown = await isKnownDevice(queries, who.userId, device);
  const person = who.userId ?? who.name;
  const account = isKnown && device ? guessesOf(keys, person, device) : guessesOf(keys, person);
  const network = keys.hash('guess from', networkOf(browser.address));
  // The network first: one that has to wait must not use up other people's tries.
  const networkWait = isKnown ? 0 : await countTry(queries, network, ADDRESS_GUESSES);
  if (networkWait > 0) return tooMany(networkWait);
  const accountWait = await countTry(queries, account, PASSWORD_GUESSES);
  if (accountWait > 0) {
    if (!isKnown) await takeTryBack(queries, network);
    return tooMany(accountWait);
  }
  return {
    succeed: async () => {
      await forgiveTries(queries, account);
      if (!isKnown) await takeTryBack(queries, network);
    },
  };
}

function tooMany(seconds: number): Refused<'login.tooMany'> {
  return refuse('login.tooMany', { values: { seconds }, data: { seconds } });
}

/** A clean start, for strangers' guesses at this account and for those from the browser in hand. */
export async function forgiveGuesses(
  { keys }: Pick<AccountsContext, 'keys'>,
  queries: Queries,
  userId: string,
  browser: Browser,
): Promise<void> {
  await forgiveTries(queries, guessesOf(keys, userId));
  const device = deviceOf(browser);
  if (device) await forgiveTries(queries, guessesOf(keys, userId, device));
}
