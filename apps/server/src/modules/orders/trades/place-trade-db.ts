import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { runNamed } from '../../../infra/database/run-named.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orderLines, orders, trades } from '../tables.ts';

type NewOrder = typeof orders.$inferInsert;
type NewLine = typeof orderLines.$inferInsert;

export type FrozenLine = Required<Omit<NewLine, 'id' | 'orderId'>>;
export type FrozenOrder = Required<
  Pick<
    NewOrder,
    | 'number'
    | 'storeId'
    | 'status'
    | 'type'
    | 'isVirtual'
    | 'deliveryType'
    | 'goodsCents'
    | 'reductions'
    | 'reducedCents'
    | 'shippingCents'
    | 'shippingOffCents'
    | 'payableCents'
    | 'points'
    | 'commissionPercent'
    | 'receiver'
    | 'pickup'
    | 'message'
    | 'invoice'
    | 'answers'
  >
> & { readonly lines: readonly FrozenLine[] };

/** Whose submission it is, which, and what of. */
export interface SubmissionKey {
  readonly userId: string;
  readonly submissionId: string;
  readonly submissionHash: string;
}

export interface NewTrade extends SubmissionKey {
  readonly payableCents: number;
  readonly mallBearsCents: number;
  readonly points: number;
  readonly currency: string;
  readonly locale: string;
  readonly unpaidLimitMinutes: number;
  readonly orders: readonly FrozenOrder[];
}

const ORDER_COLUMNS = {
  number: orders.number,
  storeId: orders.storeId,
  status: orders.status,
  type: orders.type,
  isVirtual: orders.isVirtual,
  deliveryType: orders.deliveryType,
  goodsCents: orders.goodsCents,
  reductions: orders.reductions,
  reducedCents: orders.reducedCents,
  shippingCents: orders.shippingCents,
  shippingOffCents: orders.shippingOffCents,
  payableCents: orders.payableCents,
  points: orders.points,
  commissionPercent: orders.commissionPercent,
  receiver: orders.receiver,
  pickup: orders.pickup,
  message: orders.message,
  invoice: orders.invoice,
  answers: orders.answers,
};

const LINE_COLUMNS = {
  prodId: orderLines.prodId,
  skuId: orderLines.skuId,
  prodName: orderLines.prodName,
  skuName: orderLines.skuName,
  picture: orderLines.picture,
  quantity: orderLines.quantity,
  unitCents: orderLines.unitCents,
  goodsCents: orderLines.goodsCents,
  reductions: orderLines.reductions,
  reducedCents: orderLines.reducedCents,
  shippingCents: orderLines.shippingCents,
  payableCents: orderLines.payableCents,
  points: orderLines.points,
  isVirtual: orderLines.isVirtual,
  voucherDays: orderLines.voucherDays,
};

type Columns = Readonly<Record<string, { readonly name: string; getSQLType(): string }>>;

const names = (columns: Columns) =>
  Object.values(columns)
    .map(({ name }) => name)
    .join(', ');
/** How a row travels: as JSON whose fields are called like ours. */
const fields = (columns: Columns) =>
  Object.entries(columns)
    .map(([field, column]) => `"${field}" ${column.getSQLType()}`)
    .join(', ');
const picked = (columns: Columns, row: string) =>
  Object.keys(columns)
    .map((field) => `${row}."${field}"`)
    .join(', ');

/** The trade, its orders and their lines in one statement that is the same however many there are. */
const PLACE_TRADE = {
  name: 'place_trade',
  text: `
    with placed_trade as (
      insert into trade (user_id, submission_id, submission_hash, state, payable_cents, mall_bears_cents, points,
        currency, locale, expires_at)
      values ($1::uuid, $2::uuid, $3, 'unpaid', $4, $5, $6, $7, $8, mall_now() + make_interval(mins => $9::int))
      on conflict on constraint trade_submission do nothing
      returning id
    ), placed_order as (
      insert into mall_order (trade_id, user_id, ${names(ORDER_COLUMNS)})
      select placed_trade.id, $1::uuid, ${picked(ORDER_COLUMNS, 'given')}
      from placed_trade, json_to_recordset($10::json) as given(${fields(ORDER_COLUMNS)})
      returning id, store_id
    ), placed_line as (
      insert into order_line (order_id, ${names(LINE_COLUMNS)})
      select placed_order.id, ${picked(LINE_COLUMNS, 'given')}
      from json_to_recordset($11::json) as given("storeId" integer, ${fields(LINE_COLUMNS)})
      join placed_order on placed_order.store_id = given."storeId"
    )
    select id from placed_trade`,
};

/** Its id; nothing when this submission is known. Somebody who is just placing the same is waited for. */
export async function placeTrade({ queries }: Transaction, trade: NewTrade): Promise<number | undefined> {
  const lines = trade.orders.flatMap((order) => order.lines.map((line) => ({ ...line, storeId: order.storeId })));
  const rows = trade.orders.map(({ lines: _, ...order }) => order);
  const [placed] = await runNamed<{ id: string }>(queries, PLACE_TRADE, [
    trade.userId,
    trade.submissionId,
    trade.submissionHash,
    trade.payableCents,
    trade.mallBearsCents,
    trade.points,
    trade.currency,
    trade.locale,
    trade.unpaidLimitMinutes,
    JSON.stringify(rows),
    JSON.stringify(lines),
  ]);
  return placed && Number(placed.id);
}

/** What came of a submission the first time. */
export async function readSubmission(queries: Queries, { userId, submissionId }: SubmissionKey) {
  const rows = await queries
    .select({ hash: trades.submissionHash, payableCents: trades.payableCents, number: orders.number })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .where(and(eq(trades.userId, userId), eq(trades.submissionId, submissionId)))
    .orderBy(asc(orders.id));
  const [first] = rows;
  return first && { hash: first.hash, payableCents: first.payableCents, numbers: rows.map(({ number }) => number) };
}

/** An order number is in use already, which only the database can know. */
export function isNumberTaken(problem: unknown): boolean {
  const cause = problem instanceof Error ? problem.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === 'mall_order_number';
}
