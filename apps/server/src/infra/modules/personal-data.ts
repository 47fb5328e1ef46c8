import type { Refused } from '@galleria/domain/refusals';
import type { Queries } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * What a capability keeps about a person. The account's export gathers these, and closing the account erases them: a
 * module that stores something personal names one in its definition.
 */
export interface PersonalData {
  readonly capability: string;
  read(queries: Queries, userId: string): Promise<JsonValue>;
  /** Why an account cannot be closed yet: the owner would lose something. Nothing is erased then. */
  objection?(
    transaction: Transaction,
    userId: string,
  ): Promise<Refused<'account.hasBalance' | 'account.hasOrders'> | undefined>;
  erase(transaction: Transaction, userId: string): Promise<void>;
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
