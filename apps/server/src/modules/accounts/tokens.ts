import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../../infra/secrets/secrets.ts';

/** Keyed hash of guessable values (codes, addresses of rate limits), so that a copy of the tables reveals none. */
export type KeyedHash = (...parts: string[]) => Buffer;

export function openKeyedHash(secrets: Secrets): KeyedHash {
  const key = secrets.keyFor('accounts');
  // No part contains the separator, so different lists of parts never hash the same text.
  return (...parts) => createHmac('sha256', key).update(parts.join('\u0000')).digest();
}

/** A random bearer token. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
