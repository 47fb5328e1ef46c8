import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { Stores } from '../stores/index.ts';

/** What the use cases of this module stand on. */
export interface OrdersContext {
  readonly database: Database;
  readonly log: Log;
  readonly messages: Messages;
  readonly stores: Pick<Stores, 'summaries'>;
  /** Asked before a transaction begins, never inside. */
  readonly rules: () => Promise<MallRules>;
}
