import type { Account } from './account.ts';

const KEY = 'user';

let isKnown = false;

/** Who is signed in, for whoever reads the browser's storage: what pages show of them and nothing that opens a door. */
interface UserRecord {
  nickName: string;
  userAvatar: string;
  userId: string;
  userMail: string;
  /** The server has not said yet who it is. What is written here, it has said. */
  loading: boolean;
}

export function keepUserRecord({ nickName, avatar, userId, userMail }: Account): void {
  isKnown = true;
  const record: UserRecord = { nickName, userAvatar: avatar, userId, userMail, loading: false };
  whereAllowed(() => localStorage.setItem(KEY, JSON.stringify(record)));
}

export function removeUserRecord(): void {
  isKnown = false;
  whereAllowed(() => localStorage.removeItem(KEY));
}

/** Whether this page knows somebody, also where nothing may be stored. */
export function isSomebodyKnown(): boolean {
  return isKnown;
}

/** For effects: somebody signed in or out in another tab. Gives back how to stop listening. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** People may forbid a site to store anything; nothing here depends on it. */
function whereAllowed(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is kept, then.
  }
}
