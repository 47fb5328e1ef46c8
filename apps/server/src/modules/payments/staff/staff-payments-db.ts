import type { PaymentTrouble as Trouble } from '@galleria/domain/payments/payment-states';
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { INTERNAL_GATEWAY, type Payment, TRANSFER_GATEWAY } from '../payments-db.ts';
import { payments } from '../tables.ts';

export type StaffPayment = Payment & { readonly trouble: Trouble | null };

/** No result after ten minutes: a buyer needs some time on the gateway's page. */
const isUnknown = sql`(${payments.state} in ('created', 'open')
  and ${payments.gateway} not in (${sql.raw(`'${TRANSFER_GATEWAY}', '${INTERNAL_GATEWAY}'`)})
  and ${payments.createdAt} < ${mallNow} - interval '10 minutes')`;

/** Tables by name: drizzle writes columns without their table in a query of a single table. */
const refundsOf = sql`select from payment_refund refund where refund.payment_id = payment.id`;
const isOwed = sql`(${payments.state} = 'late' and exists (${refundsOf})
  and not exists (${refundsOf} and refund.state = 'done'))`;
const needsClearing = sql`((${payments.state} = 'late' or ${payments.failure} = 'mismatch')
  and ${payments.dismissedAt} is null)`;

const TROUBLES: Readonly<Record<Trouble, SQL>> = {
  unknown: isUnknown,
  mismatch: sql`(${needsClearing} and ${payments.failure} = 'mismatch' and (${payments.state} = 'failed' or ${isOwed}))`,
  late: sql`(${needsClearing} and ${payments.failure} <> 'mismatch' and ${isOwed})`,
};
const hasAnyTrouble = or(...Object.values(TROUBLES));

const trouble = sql<Trouble | null>`case when ${TROUBLES.unknown} then 'unknown'
  when ${TROUBLES.mismatch} then 'mismatch' when ${TROUBLES.late} then 'late' end`;

interface PaymentSearch {
  readonly state?: Payment['state'] | undefined;
  readonly trouble?: 'any' | Trouble | undefined;
  readonly gateway?: string | undefined;
  readonly number?: string | undefined;
  /** Payments of this trade. */
  readonly tradeId?: number | undefined;
  readonly userId?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Newest first, with ids below `before`. */
export async function readStaffPayments(
  queries: Queries,
  search: PaymentSearch,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<StaffPayment[]> {
  const { state, gateway, number, tradeId, userId, from, until } = search;
  const rows = await queries
    .select({ payment: payments, trouble })
    .from(payments)
    .where(
      and(
        state && eq(payments.state, state),
        search.trouble === 'any' ? hasAnyTrouble : search.trouble && TROUBLES[search.trouble],
        gateway ? eq(payments.gateway, gateway) : undefined,
        tradeId ? eq(payments.tradeId, tradeId) : number ? eq(payments.number, number) : undefined,
        userId ? eq(payments.userId, userId) : undefined,
        from ? gte(payments.createdAt, sql`${from}::date`) : undefined,
        until ? lt(payments.createdAt, sql`${until}::date + 1`) : undefined,
        before ? lt(payments.id, before) : undefined,
      ),
    )
    .orderBy(desc(payments.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.payment, trouble: row.trouble }));
}

export async function findStaffPayment(queries: Queries, number: string): Promise<StaffPayment | undefined> {
  const [found] = await readStaffPayments(queries, { number }, { before: undefined, limit: 1 });
  return found;
}

/** Payments without a result, with another amount, or late with a refund that is not done. */
export async function countUnknownPayments(queries: Queries): Promise<number> {
  return queries.$count(payments, hasAnyTrouble);
}

export async function countOpenTransfers(queries: Queries): Promise<number> {
  return queries.$count(payments, and(eq(payments.gateway, TRANSFER_GATEWAY), eq(payments.state, 'open')));
}

export async function numbersOfPayments(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await queries
    .select({ id: payments.id, number: payments.number })
    .from(payments)
    .where(inArray(payments.id, [...ids]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The caller has locked the payment. */
export async function markDismissed(queries: Queries, id: number, dismissNote: string): Promise<void> {
  await queries.update(payments).set({ dismissedAt: mallNow, dismissNote }).where(eq(payments.id, id));
}
