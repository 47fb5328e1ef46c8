import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { ConsoleAccountsContext } from '../console-accounts/index.ts';

export interface StaffContext {
  readonly database: Database;
  readonly messages: Messages;
  /** How people of the consoles sign in. */
  readonly accounts: ConsoleAccountsContext;
}
