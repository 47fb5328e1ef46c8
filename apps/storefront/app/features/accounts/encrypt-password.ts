import { passwordKey } from '@galleria/contract/accounts/sign-in';
import { api } from '../../api/client.ts';
import { createExternalStore } from '../../ui/external-store.ts';

/**
 * Encrypts a password for the server. Without TLS browsers offer no cryptography, and then the password does not leave
 * the page at all. When the server's key cannot be fetched, TLS alone protects it.
 */
export async function encryptPassword(plain: string): Promise<string> {
  if (!isSecureContext) return NOT_ENCRYPTED;
  const [{ passwordJwe }, { key, aheadMs }] = await Promise.all([import('./password-jwe.ts'), recentKey()]);
  return key ? passwordJwe(plain, key, Date.now() + aheadMs) : plain;
}

/** Called when a password field gets the focus, so that script and key are there when the form is sent. */
export function prepareEncryption(): void {
  if (!isSecureContext) return;
  // A failure here is repeated, and shown, when the form is sent.
  import('./password-jwe.ts').catch(() => undefined);
  void recentKey();
}

const KEY_TTL_MS = 60_000;

interface CachedKey {
  readonly promise: ReturnType<typeof fetchKey>;
  readonly fetchedMs: number;
}

const cachedKey = createExternalStore<CachedKey | undefined>('password key', undefined);

function recentKey(): ReturnType<typeof fetchKey> {
  const cached = cachedKey.get();
  if (cached && performance.now() - cached.fetchedMs < KEY_TTL_MS) return cached.promise;
  const promise = fetchKey();
  cachedKey.set({ promise, fetchedMs: performance.now() });
  return promise;
}

/** The key, and how far the server's clock is ahead of this one: the payload carries the server's time. */
async function fetchKey() {
  const answer = await api(passwordKey, {});
  if (answer.ok) return { key: answer.data, aheadMs: answer.data.now - Date.now() };
  cachedKey.set(undefined);
  return { key: undefined, aheadMs: 0 };
}

/** Sent instead of a password that could not be encrypted: the server sees that it is no JWE and refuses it. */
export const NOT_ENCRYPTED = 'not-sealed';

/** A compact JWE has five parts. Only the server can read it, so only the server can check its rules. */
export function isEncrypted(password: string): boolean {
  return password === NOT_ENCRYPTED || (password.length > 100 && password.split('.').length === 5);
}
