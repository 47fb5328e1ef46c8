import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { decrypt, encrypt } from '../../infra/secrets/encryption.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** One step of tolerance on both sides: phone clocks are off by seconds, not by minutes. */
const WINDOW = 1;

/** Time-based one-time passwords (RFC 6238). Secrets are encrypted at rest, so that a copy of the table is useless. */
export interface Totp {
  newSecret(): { readonly base32: string; readonly encrypted: Buffer };
  otpauthUrl(base32: string, account: string, issuer: string): string;
  /** The time step that the code belongs to, or undefined when it is wrong now. */
  stepOf(encrypted: Buffer, code: string, timestampMs: number): number | undefined;
}

export function openTotp(secrets: Secrets): Totp {
  const key = secrets.keyFor('totp secrets');
  const open = (base32: string) => new TOTP({ secret: Secret.fromBase32(base32), period: PERIOD_SECONDS });
  return {
    newSecret: () => {
      const base32 = new Secret({ size: SECRET_BYTES }).base32;
      return { base32, encrypted: encrypt(key, base32) };
    },
    otpauthUrl: (base32, label, issuer) =>
      new TOTP({ secret: Secret.fromBase32(base32), period: PERIOD_SECONDS, label, issuer }).toString(),
    stepOf: (encrypted, code, timestamp) => {
      const delta = open(decrypt(key, encrypted)).validate({ token: code, timestamp, window: WINDOW });
      return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
    },
  };
}

const RECOVERY_CODES = 10;

/** Ten codes of 50 bits, easy to copy by hand: `k7mqz-2c9xp`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ size: 7 }).base32.toLowerCase().slice(0, 10);
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

export function hashRecoveryCode(typed: string): Buffer {
  return createHash('sha256').update(typed.trim().toLowerCase()).digest();
}
