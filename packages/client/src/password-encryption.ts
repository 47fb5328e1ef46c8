import type { passwordKey } from '@galleria/contract/accounts/sign-in';
import type { Answer } from '@galleria/contract/call';

/** Sent in place of a password that could not be encrypted: the server refuses it, since it is not a JWE. */
export const NOT_ENCRYPTED = 'not-sealed';

/** A compact JWE has five parts. Only the server can decrypt it, so only the server can check the password's rules. */
export function isEncrypted(password: string): boolean {
  return password === NOT_ENCRYPTED || (password.length > 100 && password.split('.').length === 5);
}

export interface PasswordEncryption {
  /**
   * Encrypts a password for the server. Without TLS browsers offer no Web Crypto; then the password never leaves the
   * page. If the server's key cannot be fetched, the password is sent protected by TLS alone.
   */
  encrypt(plain: string): Promise<string>;
  /** Called when a password field gets the focus, so that script and key are loaded when the form is sent. */
  prepare(): void;
}

const KEY_TTL_MS = 60_000;

/** `askKey` calls the operation `passwordKey`. */
export function createPasswordEncryption(askKey: () => Promise<Answer<typeof passwordKey>>): PasswordEncryption {
  let cached: { readonly promise: ReturnType<typeof fetchKey>; readonly fetchedMs: number } | undefined;

  function recentKey(): ReturnType<typeof fetchKey> {
    if (cached && performance.now() - cached.fetchedMs < KEY_TTL_MS) return cached.promise;
    cached = { promise: fetchKey(), fetchedMs: performance.now() };
    return cached.promise;
  }

  /** The key, and how far the server's clock is ahead of the client's: the payload carries the server's time. */
  async function fetchKey() {
    const answer = await askKey();
    if (answer.ok) return { key: answer.data, aheadMs: answer.data.now - Date.now() };
    cached = undefined;
    return { key: undefined, aheadMs: 0 };
  }

  return {
    encrypt: async (plain) => {
      if (!isSecureContext) return NOT_ENCRYPTED;
      const [{ passwordJwe }, { key, aheadMs }] = await Promise.all([import('./password-jwe.ts'), recentKey()]);
      return key ? passwordJwe(plain, key, Date.now() + aheadMs) : plain;
    },
    prepare: () => {
      if (!isSecureContext) return;
      // Errors are ignored: sending the form tries again and shows them.
      import('./password-jwe.ts').catch(() => undefined);
      void recentKey();
    },
  };
}
