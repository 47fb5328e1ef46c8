import { publicKey } from '@galleria/contract/accounts/sign-in';
import { api } from '../api/client.ts';

/** Stands where a password would: the server sees that nothing was sealed and says so. */
const NOT_SEALED = 'not-sealed';

/**
 * Makes a password unreadable for everybody but the server. Without TLS browsers have no means to do that, and then the
 * password does not leave the page at all. When the key cannot be had, TLS alone has to do.
 */
export async function sealPassword(plain: string): Promise<string> {
  if (!isSecureContext) return NOT_SEALED;
  const [key, { CompactEncrypt, importJWK }] = await Promise.all([api(publicKey, {}), import('jose')]);
  if (!key.ok) return plain;
  const payload = new TextEncoder().encode(JSON.stringify({ t: Date.now(), p: plain }));
  return new CompactEncrypt(payload)
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: key.data.kid })
    .encrypt(await importJWK(key.data, 'ECDH-ES+A256KW'));
}
