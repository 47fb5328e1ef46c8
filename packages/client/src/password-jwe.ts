import type { passwordKey } from '@galleria/contract/accounts/sign-in';
import type { OutputOf } from '@galleria/contract/operation';
import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import { importJWK } from 'jose/key/import';

type PublicKey = OutputOf<typeof passwordKey>;

/**
 * A module of its own because of its size: loaded when a password field gets the focus. The server accepts a JWE for a
 * few minutes from `timeMs` on.
 */
export async function passwordJwe(plain: string, key: PublicKey, timeMs: number): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify({ t: timeMs, p: plain }));
  const { kty, crv, x, y, alg, kid } = key;
  return new CompactEncrypt(payload)
    .setProtectedHeader({ alg, enc: 'A256GCM', kid })
    .encrypt(await importJWK({ kty, crv, x, y }, alg));
}
