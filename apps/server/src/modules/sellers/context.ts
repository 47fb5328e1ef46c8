import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { Credentials } from '../accounts/index.ts';
import type { Stores } from '../stores/index.ts';
import type { Totp } from './totp/totp.ts';

export interface SellersContext {
  readonly database: Database;
  readonly messages: Messages;
  readonly publicUrl: () => string;
  /** Password transport, hashing, attempt limits and codes, shared with the accounts of buyers. */
  readonly credentials: Credentials;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly totp: Totp;
}
