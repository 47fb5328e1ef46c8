import { createHmac } from 'node:crypto';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import { decrypt, encrypt } from '../../infra/secrets/encryption.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';
import type { Stores } from '../stores/index.ts';

export interface PayoutsContext {
  readonly database: Database;
  readonly log: Log;
  readonly messages: Messages;
  readonly stores: Pick<Stores, 'summaries'>;
  /** Must be read before a transaction begins, never inside it. */
  readonly rules: () => Promise<MallRules>;
  readonly numbers: NumberVault;
}

/** Encrypts account numbers, so that a copy of the table reveals none. */
export interface NumberVault {
  encrypt(number: string): Buffer;
  decrypt(encrypted: Buffer): string;
  /** A keyed hash: equal for equal numbers, and not computable without the secret. */
  fingerprint(number: string): Buffer;
}

export function openNumberVault(secrets: Secrets): NumberVault {
  const key = secrets.keyFor('payout account numbers');
  const hashKey = secrets.keyFor('payout account fingerprints');
  return {
    encrypt: (number) => encrypt(key, number),
    decrypt: (encrypted) => decrypt(key, encrypted),
    fingerprint: (number) => createHmac('sha256', hashKey).update(number).digest(),
  };
}
