import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { PaymentGateways } from '../../gateways/payments/open-gateways.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Site } from '../site/index.ts';

export interface PaymentsContext {
  readonly database: Database;
  readonly log: Log;
  readonly accounts: Pick<Accounts, 'payPasswords'>;
  readonly site: Site;
  readonly ledger: Ledger;
  readonly messages: Messages;
  readonly gateways: PaymentGateways;
  /** Call it before a transaction begins, never inside. */
  readonly rules: () => Promise<MallRules>;
  readonly publicUrl: () => string;
}
