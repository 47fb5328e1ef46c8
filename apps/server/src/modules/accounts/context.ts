import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { PersonalData } from '../../infra/personal-data.ts';
import type { Keys } from './keys.ts';
import type { PasswordTransport } from './password-transport.ts';

/** What the use cases of this module stand on. */
export interface AccountsContext {
  readonly database: Database;
  readonly messages: Messages;
  readonly keys: Keys;
  readonly transport: PasswordTransport;
  readonly publicUrl: () => string;
  /** Asked before a transaction begins, never inside. */
  readonly rules: () => Promise<MallRules>;
  /** What the modules below keep about people. */
  readonly records: readonly PersonalData[];
}
