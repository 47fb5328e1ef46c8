import type { Account } from './use-account.ts';

const KEY = 'user';

/**
 * Whether this page knows a signed-in buyer, also where nothing may be stored. Set by effects only, so never on the
 * server. No `createExternalStore`: nothing listens, and every visitor loads this file first.
 */
const page = { hasBuyer: false };

/** What scripts of the mall find in the browser's storage about the signed-in buyer. It grants nothing. */
interface StoredUser {
  nickName: string;
  userAvatar: string;
  userId: string;
  userMail: string;
  /** True while it is not known yet who is signed in; a stored record is always known. */
  loading: boolean;
}

export function storeUser({ nickName, avatar, userId, userMail }: Account): void {
  page.hasBuyer = true;
  const record: StoredUser = { nickName, userAvatar: avatar, userId, userMail, loading: false };
  ifAllowed(() => localStorage.setItem(KEY, JSON.stringify(record)));
}

export function removeStoredUser(): void {
  page.hasBuyer = false;
  ifAllowed(() => localStorage.removeItem(KEY));
}

export function isBuyerKnown(): boolean {
  return page.hasBuyer;
}

/** For effects: another tab signed in or out. Gives back how to stop listening. */
export function onOtherTab(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Browsers can forbid storage; nothing here depends on it. */
function ifAllowed(write: () => void): void {
  try {
    write();
  } catch {
    // Not stored.
  }
}
