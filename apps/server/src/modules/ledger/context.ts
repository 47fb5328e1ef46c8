import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Queries } from '../../infra/database/database.ts';

/** What the views of the ledger stand on. */
export interface LedgerContext {
  readonly queries: Queries;
  readonly rules: () => Promise<MallRules>;
  /** Own trades that still hold what they set aside; those who know them are further down. */
  readonly openTradeIds: (userId: string) => Promise<readonly number[]>;
}
