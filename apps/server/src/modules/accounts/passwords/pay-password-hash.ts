import { hash, verify } from '@node-rs/argon2';
import type { KeyedHash } from '../tokens.ts';
import type { PasswordCheck } from './password-hash.ts';

/**
 * Six digits have only a million combinations, so no hashing cost protects them from an attacker who has a copy of the
 * table. The key does, because it is not in the table; online, a few wrong attempts lock the pay password. So the hash
 * itself may be cheap.
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

/**
 * False for seeded accounts and old ones, whose pay password has an unkeyed hash like a sign-in password; such a hash
 * is replaced.
 */
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

/** Encoded as text, because the hash library takes no arbitrary bytes. */
function keyed(keyedHash: KeyedHash, { userId, payPassword }: PayPassword): string {
  return keyedHash('pay password', userId, payPassword).toString('base64');
}
