import { hash, verify } from '@node-rs/argon2';
import type { KeyedHash } from '../tokens.ts';
import type { PasswordCheck } from './password-hash.ts';

/**
 * Six digits are a million tries: no cost of a hash makes them safe from whoever has a copy of the table, but the key
 * does, which is not in it; and online, a few wrong attempts lock the pay password. So the hash itself may be cheap.
 */
const STRENGTH = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
const KEYED = 'keyed';

interface PayPassword {
  readonly userId: string;
  readonly payPassword: string;
}

export async function hashPayPassword(keyedHash: KeyedHash, given: PayPassword): Promise<string> {
  return `${KEYED}${await hash(keyed(keyedHash, given), STRENGTH)}`;
}

/** Seeded accounts have the hash of a sign-in password, as all accounts once had: it is to be replaced. */
export function isKeyed(payPasswordHash: string): boolean {
  return payPasswordHash.startsWith(KEYED);
}

export async function isPayPassword(
  { keyedHash, isPassword }: { readonly keyedHash: KeyedHash; readonly isPassword: PasswordCheck },
  given: PayPassword,
  payPasswordHash: string,
): Promise<boolean> {
  if (!isKeyed(payPasswordHash)) return isPassword(given.payPassword, payPasswordHash);
  return verify(payPasswordHash.slice(KEYED.length), keyed(keyedHash, given));
}

/** As text: the library takes no other bytes. */
function keyed(keyedHash: KeyedHash, { userId, payPassword }: PayPassword): string {
  return keyedHash('pay password', userId, payPassword).toString('base64');
}
