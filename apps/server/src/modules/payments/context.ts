import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { PaymentGateways } from '../../gateways/payments/open-gateways.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import type { PhoneTickets } from './by-phone/phone-tickets.ts';

export interface PaymentsContext {
  readonly database: Database;
  readonly log: Log;
  readonly accounts: Pick<Accounts, 'payPasswords'>;
  readonly site: Site;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly ledger: Ledger;
  readonly messages: Messages;
  readonly gateways: PaymentGateways;
  readonly phoneTickets: PhoneTickets;
  /** Called before a transaction begins, never inside one. */
  readonly rules: () => Promise<MallRules>;
  readonly publicUrl: () => string;
}
