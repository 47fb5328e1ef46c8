import { and, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { type Payment, TRANSFER_GATEWAY } from '../payments-db.ts';
import { payments } from '../tables.ts';

/** Announced, and neither confirmed, credited nor dismissed. */
const isOpenTransfer = and(eq(payments.gateway, TRANSFER_GATEWAY), eq(payments.state, 'open'));

export async function findTransfer(queries: Queries, number: string): Promise<Payment | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.number, number), eq(payments.gateway, TRANSFER_GATEWAY)));
  return found;
}

export async function readOpenTransferTradeIds(queries: Queries): Promise<number[]> {
  const rows = await queries.selectDistinct({ tradeId: payments.tradeId }).from(payments).where(isOpenTransfer);
  return rows.flatMap(({ tradeId }) => tradeId ?? []);
}

interface TransferPage {
  readonly only?: readonly number[] | undefined;
  readonly except?: readonly number[] | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Open transfers, newest first: all, only those of some trades, or all except those of some trades. */
export async function readOpenTransfers(queries: Queries, { only, except, offset, limit }: TransferPage) {
  const isListed: SQL | undefined = and(
    isOpenTransfer,
    only && inArray(payments.tradeId, [...only]),
    except && notInArray(payments.tradeId, [...except]),
  );
  const [total, rows] = await Promise.all([
    queries.$count(payments, isListed),
    queries
      .select()
      .from(payments)
      .where(isListed)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { total, payments: rows };
}
