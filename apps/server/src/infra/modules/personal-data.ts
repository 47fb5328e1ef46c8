import type { Refused } from '@galleria/domain/refusals';
import type { Queries } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * Personal data that a capability stores. The account's export gathers it, and closing the account erases it: every
 * module that stores something personal lists one in its definition.
 */
export interface PersonalData {
  readonly capability: string;
  read(queries: Queries, userId: string): Promise<JsonValue>;
  /** The reason why an account cannot be closed yet, because its owner would lose something. Nothing is erased then. */
  objection?(
    transaction: Transaction,
    userId: string,
  ): Promise<Refused<'account.hasBalance' | 'account.hasOrders'> | undefined>;
  erase(transaction: Transaction, userId: string): Promise<void>;
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
