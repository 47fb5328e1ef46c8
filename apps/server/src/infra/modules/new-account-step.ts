import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Transaction } from '../database/transaction.ts';

/**
 * What a capability gives to a new account, in the transaction that creates it: it is there when registration answers.
 * What may come a moment later subscribes to the event instead.
 */
export type NewAccountStep = (
  transaction: Transaction,
  account: { readonly userId: string; readonly rules: MallRules },
) => Promise<void>;
