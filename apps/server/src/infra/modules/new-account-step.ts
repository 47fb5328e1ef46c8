import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Transaction } from '../database/transaction.ts';

/**
 * A capability's part in creating an account, in the same transaction: its result is there when registration answers.
 * Anything that may come a moment later subscribes to the event instead.
 */
export type NewAccountStep = (
  transaction: Transaction,
  account: { readonly userId: string; readonly rules: MallRules },
) => Promise<void>;
