import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../../infra/secrets.ts';

/** What this module keeps secret from its own tables: they hold hashes that only the secret's holder can make. */
export interface Keys {
  /** Keyed, for what could be guessed: codes, and whom or what a count is about. */
  hash(...parts: string[]): Buffer;
}

export function openKeys(secrets: Secrets): Keys {
  const key = secrets.keyFor('accounts');
  // The separator occurs in none of the parts, so no two lists of parts read the same.
  return { hash: (...parts) => createHmac('sha256', key).update(parts.join('\u0000')).digest() };
}

/** A long random text that opens something once; only its hash is kept. */
export function makeTicket(): string {
  return randomBytes(32).toString('base64url');
}

export function ticketHash(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
