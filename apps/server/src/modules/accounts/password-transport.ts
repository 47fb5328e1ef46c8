import { createECDH, createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import type { passwordKey } from '@galleria/contract/accounts/sign-in';
import type { OutputOf } from '@galleria/contract/operation';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { compactDecrypt } from 'jose';
import type { Browser } from '../../infra/calls/browser.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { Secrets } from '../../infra/secrets.ts';
import { spendSeal } from './seals-db.ts';

const SEAL_LIFE_SECONDS = 600;
/** Browsers' clocks differ; a stamp from the near future is an honest mistake. */
const CLOCK_ERROR_SECONDS = 120;
const SEALED_SHAPE = /^[\w-]+(\.[\w-]*){4}$/;
const LONGEST_PASSWORD = 200;

type PublicJwk = Omit<OutputOf<typeof passwordKey>, 'now'>;

/** Passwords travel sealed, each seal is good once, and plain ones are taken only where nobody can listen. */
export interface PasswordTransport {
  readonly publicJwk: PublicJwk;
  open(sent: string, browser: Browser): Promise<string | Refused<'password.notSealed' | 'password.stale'>>;
}

export function openPasswordTransport(secrets: Secrets, queries: Queries): PasswordTransport {
  const { privateKey, publicJwk } = keyPair(secrets.keyFor('password transport'));
  return {
    publicJwk,
    open: async (sent, browser) => {
      if (!SEALED_SHAPE.test(sent) || sent.length < LONGEST_PASSWORD) {
        return browser.isPrivate ? sent : refuse('password.notSealed');
      }
      const content = await unseal(sent, privateKey);
      if (!content || !isFresh(content.t)) return refuse('password.stale');
      const isFirst = await spendSeal(queries, fingerprint(sent), SEAL_LIFE_SECONDS * 2);
      return isFirst ? content.p : refuse('password.stale');
    },
  };
}

/**
 * Of the header alone: it holds the sender's one-time key, and the seal covers it to the letter. The parts behind it can
 * be spelt in several ways that mean the same bytes, so a listener could send them again as something new.
 */
function fingerprint(sealed: string): Buffer {
  const [header = ''] = sealed.split('.', 1);
  return createHash('sha256').update(header).digest();
}

async function unseal(sealed: string, key: KeyObject): Promise<{ t: number; p: string } | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['ECDH-ES+A256KW'],
      contentEncryptionAlgorithms: ['A256GCM'],
      maxDecompressedLength: 0,
    });
    const { t, p } = JSON.parse(new TextDecoder().decode(plaintext));
    return typeof t === 'number' && typeof p === 'string' && p.length <= LONGEST_PASSWORD ? { t, p } : undefined;
  } catch {
    // Somebody else's key, a damaged seal, no JSON inside: all the same to the caller, who has to seal again.
    return undefined;
  }
}

/** The stamp is the browser's own time and has to do with nothing that happens here, so the machine's clock will do. */
function isFresh(stampMs: number): boolean {
  const ageSeconds = (Date.now() - stampMs) / 1000;
  return ageSeconds < SEAL_LIFE_SECONDS && ageSeconds > -CLOCK_ERROR_SECONDS;
}

/** Made from the mall's secret, so that every process opens what was sealed for any of them, also after a restart. */
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
