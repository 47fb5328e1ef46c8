import type { Account } from '../../visit/use-account.ts';

const KEY = 'user';

/**
 * Whether a buyer is signed in on this page, also where browser storage is forbidden. Set by effects only, so never on
 * the server. Not a `createExternalStore`: nothing subscribes, and every visitor loads this file first.
 */
const page = { hasBuyer: false };

/** The record about the signed-in buyer in browser storage, for scripts of the mall. It grants no access. */
interface StoredUser {
  nickName: string;
  userAvatar: string;
  userId: string;
  userMail: string;
  /** True while it is unknown who is signed in; always false in a stored record. */
  loading: boolean;
}

export function storeUser({ nickName, avatar, userId, userMail }: Account): void {
  page.hasBuyer = true;
  const record: StoredUser = { nickName, userAvatar: avatar, userId, userMail, loading: false };
  tryWrite(() => localStorage.setItem(KEY, JSON.stringify(record)));
}

export function removeStoredUser(): void {
  page.hasBuyer = false;
  tryWrite(() => localStorage.removeItem(KEY));
}

export function hasSignedInBuyer(): boolean {
  return page.hasBuyer;
}

/** For effects: another tab signed in or out. Returns the function that unsubscribes. */
export function onStoredUserChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Browsers can forbid storage; nothing here depends on it. */
function tryWrite(write: () => void): void {
  try {
    write();
  } catch {
    // Not stored.
  }
}
