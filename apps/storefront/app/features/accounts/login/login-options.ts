import type { LoginWay } from './login-rules.ts';

/** What the login form needs to know. It comes from the loader of /login, for the page and for the popup. */
export interface LoginOptions {
  /** Own path to go to afterwards. */
  readonly target: string;
  readonly way: LoginWay;
  readonly sites: readonly { socialType: number; standIn: boolean }[];
  /** `accounts.` for `MoreWords`. */
  readonly words: string;
}
