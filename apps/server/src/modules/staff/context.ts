import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { ConsoleAccountsContext } from '../console-accounts/index.ts';
import type { Stores } from '../stores/index.ts';

export interface StaffContext {
  readonly database: Database;
  readonly messages: Messages;
  /** Sign-in, shared by both consoles. */
  readonly accounts: ConsoleAccountsContext;
  readonly stores: Pick<Stores, 'summaries'>;
}
