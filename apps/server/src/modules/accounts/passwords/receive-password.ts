import { createECDH, createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import type * as contract from '@galleria/contract/accounts/sign-in';
import type { OutputOf } from '@galleria/contract/operation';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { compactDecrypt } from 'jose';
import { z } from 'zod';
import type { Browser } from '../../../infra/calls/browser.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Secrets } from '../../../infra/secrets/secrets.ts';
import type { AccountsContext } from '../context.ts';
import { consumeNonce } from '../guards/guards-db.ts';

const MAX_AGE_SECONDS = 600;
/** Tolerance for browser clocks that are ahead. */
const CLOCK_SKEW_SECONDS = 120;
const JWE_SHAPE = /^[\w-]+(\.[\w-]*){4}$/;
const MAX_PASSWORD_LENGTH = 200;

type PublicJwk = Omit<OutputOf<typeof contract.passwordKey>, 'now'>;
type TransportRefusal = 'password.notSealed' | 'password.stale';

/** Passwords are sent as a JWE that is accepted once. Plain ones are accepted only over a private connection. */
export interface PasswordTransport {
  readonly publicJwk: PublicJwk;
  decrypt(sent: string, browser: Browser): Promise<string | Refused<TransportRefusal>>;
}

export const passwordKey: UseCase<typeof contract.passwordKey, AccountsContext> = async ({ transport }) => ({
  ...transport.publicJwk,
  now: Date.now(),
});

/** Decrypts a password that the user chose and checks it against a rule and the list of common passwords. */
export async function receiveNewPassword<
  Rule extends 'password.registerRule' | 'password.changeRule' | 'password.storeRule',
>(
  { transport }: Pick<AccountsContext, 'transport'>,
  sent: string,
  checkRule: (password: string) => Rule | undefined,
  browser: Browser,
): Promise<string | Refused<TransportRefusal | Rule | 'password.common'>> {
  const password = await transport.decrypt(sent, browser);
  if (isRefused(password)) return password;
  const brokenRule = checkRule(password);
  if (brokenRule) return refuse(brokenRule);
  return (await isCommonPassword(password)) ? refuse('password.common') : password;
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded on first use, because it is large and rarely needed. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
}

/** Ignores case, and up to three digits or symbols at the end. */
async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const passwords = await commonPasswords;
  const plain = password.toLowerCase();
  const stem = plain.replace(/[^a-z]+$/, '');
  return passwords.has(plain) || (stem.length >= 6 && passwords.has(stem) && plain.length - stem.length <= 3);
}

export function openPasswordTransport(secrets: Secrets, queries: Queries): PasswordTransport {
  const { privateKey, publicJwk } = keyPair(secrets.keyFor('password transport'));
  return {
    publicJwk,
    decrypt: async (sent, browser) => {
      if (!JWE_SHAPE.test(sent) || sent.length < MAX_PASSWORD_LENGTH) {
        return browser.isPrivate ? sent : refuse('password.notSealed');
      }
      const payload = await decryptJwe(sent, privateKey);
      if (!payload || !isFresh(payload.t)) return refuse('password.stale');
      const isFirst = await consumeNonce(queries, nonceOf(sent), MAX_AGE_SECONDS * 2);
      return isFirst ? payload.p : refuse('password.stale');
    },
  };
}

/**
 * The header contains the sender's ephemeral key and is authenticated byte by byte. The other parts can be encoded in
 * several ways with the same meaning, so a hash of the whole text would not detect a replay.
 */
function nonceOf(jwe: string): Buffer {
  const [header = ''] = jwe.split('.', 1);
  return createHash('sha256').update(header).digest();
}

/** `t` is the time of encryption in milliseconds, `p` the password. */
const Payload = z.object({ t: z.number(), p: z.string().max(MAX_PASSWORD_LENGTH) });

async function decryptJwe(jwe: string, key: KeyObject): Promise<z.output<typeof Payload> | undefined> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES+A256KW'],
      contentEncryptionAlgorithms: ['A256GCM'],
      maxDecompressedLength: 0,
    });
    return Payload.parse(JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    // Another key, a damaged text, no JSON inside: in each case the caller has to encrypt again.
    return undefined;
  }
}

/** Compared with the machine's clock: the timestamp comes from the browser, not from `mall_now()`. */
function isFresh(timestampMs: number): boolean {
  const ageSeconds = (Date.now() - timestampMs) / 1000;
  return ageSeconds < MAX_AGE_SECONDS && ageSeconds > -CLOCK_SKEW_SECONDS;
}

/** Derived from the mall's secret, so that every process can decrypt, also after a restart. */
function keyPair(secret: Buffer): { privateKey: KeyObject; publicJwk: PublicJwk } {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  } as const;
  return {
    privateKey: createPrivateKey({ key: { ...jwk, d: secret.toString('base64url') }, format: 'jwk' }),
    publicJwk: {
      ...jwk,
      use: 'enc',
      alg: 'ECDH-ES+A256KW',
      kid: createHash('sha256').update(point).digest('base64url').slice(0, 16),
    },
  };
}
