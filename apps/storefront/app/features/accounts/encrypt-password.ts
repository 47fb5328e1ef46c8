import { passwordKey } from '@galleria/contract/accounts/sign-in';
import { api } from '../../api/client.ts';
import { NOT_SEALED } from './encrypted-password.ts';

/**
 * Makes a password unreadable for everybody but the server. Without TLS browsers have no means to do that, and then the
 * password does not leave the page at all. When the key cannot be had, TLS alone has to do.
 */
export async function sealPassword(plain: string): Promise<string> {
  if (!isSecureContext) return NOT_SEALED;
  const [{ seal }, { key, aheadMs }] = await Promise.all([import('./password-jwe.ts'), recentKey()]);
  return key ? seal(plain, key, Date.now() + aheadMs) : plain;
}

/** Called when somebody is about to type a password: what sealing needs is then there when they are done. */
export function prepareToSeal(): void {
  if (!isSecureContext) return;
  // What fails here is asked for again by the form, which has the words for it.
  import('./password-jwe.ts').catch(() => undefined);
  void recentKey();
}

const KEEP_MS = 60_000;

let latest: { promise: ReturnType<typeof fetchKey>; sinceMs: number } | undefined;

function recentKey(): ReturnType<typeof fetchKey> {
  if (latest && performance.now() - latest.sinceMs < KEEP_MS) return latest.promise;
  latest = { promise: fetchKey(), sinceMs: performance.now() };
  return latest.promise;
}

/** The key, and how far the server's clock is ahead of this one: seals carry the server's time. */
async function fetchKey() {
  const answer = await api(passwordKey, {});
  if (answer.ok) return { key: answer.data, aheadMs: answer.data.now - Date.now() };
  latest = undefined;
  return { key: undefined, aheadMs: 0 };
}
