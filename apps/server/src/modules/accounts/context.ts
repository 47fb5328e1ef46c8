import type { OAuthProvider } from '../../gateways/oauth/oauth-provider.ts';
import type { Caller } from '../../infra/calls/use-case.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { NewAccountStep } from '../../infra/modules/new-account-step.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import type { Site } from '../site/index.ts';
import type { Credentials } from './credentials.ts';
import type { PasswordCheck } from './passwords/password-hash.ts';
import type { PayPasswords } from './passwords/pay-password.ts';
import type { PasswordTransport } from './passwords/receive-password.ts';
import type { KeyedHash } from './tokens.ts';

/** Interface for other modules (`needs.accounts`). */
export interface Accounts {
  readonly payPasswords: PayPasswords;
  readonly credentials: Credentials;
}

export interface AccountsContext extends Omit<Accounts, 'credentials'> {
  readonly database: Database;
  readonly messages: Messages;
  readonly keyedHash: KeyedHash;
  readonly transport: PasswordTransport;
  readonly isPassword: PasswordCheck;
  readonly publicUrl: () => string;
  /** Must be called before a transaction begins, never inside one. */
  readonly rules: Site['rules'];
  /** Personal data of all modules; complete only after every module is opened. */
  readonly personalData: readonly PersonalData[];
  /** Steps that other modules run for a new account; complete only after every module is opened. */
  readonly newAccountSteps: readonly NewAccountStep[];
  readonly providers: readonly OAuthProvider[];
}

/** For codes that belong to an address, not to the account that happens to be signed in. */
export function asVisitor(caller: Caller): Caller {
  return { ...caller, actor: { kind: 'visitor' } };
}
