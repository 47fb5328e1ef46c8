import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { Addresses } from '../addresses/index.ts';
import type { Stores } from '../stores/index.ts';

export interface AfterSalesContext {
  readonly database: Database;
  readonly log: Log;
  readonly messages: Messages;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly addresses: Pick<Addresses, 'regionTree'>;
  /** Called before a transaction begins, never inside one. */
  readonly rules: () => Promise<MallRules>;
}
