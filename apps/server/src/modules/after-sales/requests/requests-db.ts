import { randomInt } from 'node:crypto';
import type { RefundStepName } from '@galleria/domain/after-sales/refund-steps';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { type RefundParty, refundRequests, refundSteps } from '../tables.ts';

export { REFUND_PARTIES, type RefundParty, type ReturnAddressSnapshot } from '../tables.ts';

export type RefundRequest = typeof refundRequests.$inferSelect;
export type NewRefundRequest = Omit<typeof refundRequests.$inferInsert, 'number' | 'dueAt'>;
export type RequestChanges = Partial<
  Pick<
    RefundRequest,
    | ('kind' | 'needsReturn' | 'claims' | 'quantity' | 'amountCents' | 'postageCents' | 'points' | 'reason' | 'words')
    | ('pictures' | 'mobile' | 'isReceived' | 'amountEdits' | 'offerCents' | 'refusalReason' | 'refusalWords')
    | ('returnAddress' | 'express' | 'isRestocked')
  >
>;

/** A request by its number, which must belong to this buyer or store when given. */
export interface RequestKey {
  readonly number: string;
  readonly userId?: string;
  readonly storeId?: number;
}

const isRequest = ({ number, userId, storeId }: RequestKey) =>
  and(
    eq(refundRequests.number, number),
    userId === undefined ? undefined : eq(refundRequests.userId, userId),
    storeId === undefined ? undefined : eq(refundRequests.storeId, storeId),
  );

export async function findRequest(queries: Queries, key: RequestKey): Promise<RefundRequest | undefined> {
  const [found] = await queries.select().from(refundRequests).where(isRequest(key));
  return found;
}

export async function findRequestById(queries: Queries, id: number): Promise<RefundRequest | undefined> {
  const [found] = await queries.select().from(refundRequests).where(eq(refundRequests.id, id));
  return found;
}

export async function findRequestOfRefund(queries: Queries, orderRefundId: number): Promise<RefundRequest | undefined> {
  const [found] = await queries.select().from(refundRequests).where(eq(refundRequests.orderRefundId, orderRefundId));
  return found;
}

/** Account, trade and order must be locked before. */
export async function lockRequestRow(queries: Queries, id: number): Promise<RefundRequest | undefined> {
  const [found] = await queries.select().from(refundRequests).where(eq(refundRequests.id, id)).for('update');
  return found;
}

const daysFromNow = (days: number) => sql`${mallNow} + make_interval(days => ${days})`;

const NUMBER_DIGITS = 12;

/** The day and random digits: consecutive numbers would reveal the number of refunds. */
function newNumber() {
  const digits = String(randomInt(10 ** NUMBER_DIGITS)).padStart(NUMBER_DIGITS, '0');
  return sql`to_char(${mallNow} at time zone 'UTC', 'YYMMDD') || ${digits}`;
}

export async function insertRequest(queries: Queries, request: NewRefundRequest, dueDays: number) {
  const [inserted] = await queries
    .insert(refundRequests)
    .values({ ...request, number: newNumber(), dueAt: daysFromNow(dueDays) })
    .returning();
  if (!inserted) throw new Error(`insertRequest: insert returned nothing (order ${request.orderId})`);
  return inserted;
}

/** Called under the lock of `lockRequestRow`. Every change of the state restarts or clears the deadline. */
export async function updateRequest(
  queries: Queries,
  id: number,
  { dueDays, isEnded, ...changes }: Partial<RefundRequest> & { dueDays?: number | undefined; isEnded?: boolean },
): Promise<RefundRequest> {
  const [updated] = await queries
    .update(refundRequests)
    .set({
      ...changes,
      ...(isEnded && { endedAt: mallNow }),
      ...('state' in changes && {
        dueAt: dueDays === undefined ? null : daysFromNow(dueDays),
        remindedAt: null,
      }),
    })
    .where(eq(refundRequests.id, id))
    .returning();
  if (!updated) throw new Error(`updateRequest: there is no request ${id}`);
  return updated;
}

/** Sets the time of the first answer only. */
export async function markAnswered(queries: Queries, id: number): Promise<void> {
  await queries
    .update(refundRequests)
    .set({ answeredAt: mallNow })
    .where(and(eq(refundRequests.id, id), isNull(refundRequests.answeredAt)));
}

interface NewStep {
  readonly what: RefundStepName;
  readonly by: RefundParty;
  readonly of?: 'buyer' | 'seller' | undefined;
  readonly actorId: string;
  readonly words?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
  readonly amountCents?: number | null | undefined;
}

export async function insertStep(
  queries: Queries,
  requestId: number,
  { what, by, of, actorId, words = '', pictures = [], amountCents = null }: NewStep,
): Promise<number> {
  const [step] = await queries
    .insert(refundSteps)
    .values({ requestId, what, by, of, actorId, words, pictures: [...pictures], amountCents })
    .returning({ id: refundSteps.id });
  if (!step) throw new Error(`insertStep: insert returned no id (request ${requestId})`);
  return step.id;
}

export type RefundStep = typeof refundSteps.$inferSelect;

export async function findStep(queries: Queries, id: number): Promise<RefundStep | undefined> {
  const [found] = await queries.select().from(refundSteps).where(eq(refundSteps.id, id));
  return found;
}

/** Latest first. */
export async function readSteps(queries: Queries, requestId: number) {
  return queries.select().from(refundSteps).where(eq(refundSteps.requestId, requestId)).orderBy(desc(refundSteps.id));
}

/**
 * Whether another request has refunded the postage of the order or asks for it: it is refunded once. Called under the
 * lock of the order.
 */
export async function isPostageTaken(queries: Queries, orderId: number, exceptId = 0): Promise<boolean> {
  const others = await readOtherRequests(queries, orderId, exceptId);
  return others.some((one) => one.postageCents > 0 && (one.endedAt === null || one.moneyState !== 'none'));
}

/** Other requests of the order. They do not change while the order is locked. */
export async function readOtherRequests(queries: Queries, orderId: number, exceptId: number): Promise<RefundRequest[]> {
  return queries
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), ne(refundRequests.id, exceptId)));
}
