import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { runNamed } from '../../../infra/database/drizzle-internals.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { orderLines, orders } from '../tables.ts';
import { newOrderDigits } from './codes.ts';
import { trades } from './tables.ts';

type NewOrder = typeof orders.$inferInsert;
type NewLine = typeof orderLines.$inferInsert;

/** An order as it will be stored, without its id, number and times, which are set when it is placed. */
export type OrderSnapshot = Required<
  Pick<
    NewOrder,
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
    | 'commissionCents'
    | 'receiver'
    | 'pickup'
    | 'message'
    | 'invoice'
    | 'answers'
    | 'shipBy'
    | 'minDays'
    | 'maxDays'
  >
> & { readonly lines: readonly OrderLineSnapshot[] };
export type OrderLineSnapshot = Required<
  Omit<NewLine, 'id' | 'orderId' | 'shippedQuantity' | 'reviewedAt' | `refunded${string}` | LaterColumn | 'mainSkuId'>
> &
  Pick<NewLine, 'mainSkuId'>;
/** Columns that refund requests fill later. */
type LaterColumn =
  | ('claimedQuantity' | 'keptQuantity' | 'heldQuantity' | 'canceledQuantity')
  | ('refundNumber' | 'withheldCents');

/** The idempotency key of a submission, and a hash of its input. */
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
  readonly limits: Pick<MallRules, 'unpaidTradesPerBuyer' | 'unpaidPiecesPerBuyer'>;
  /** Set for a trade that is paid in two parts. */
  readonly deposit?: NewDeposit | undefined;
  readonly orders: readonly OrderSnapshot[];
}

export interface NewDeposit {
  readonly depositCents: number;
  readonly balanceFrom: Date;
  readonly balanceUntil: Date;
}

const ORDER_COLUMNS = {
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
  commissionCents: orders.commissionCents,
  receiver: orders.receiver,
  pickup: orders.pickup,
  message: orders.message,
  invoice: orders.invoice,
  answers: orders.answers,
  shipBy: orders.shipBy,
  minDays: orders.minDays,
  maxDays: orders.maxDays,
};

const LINE_COLUMNS = {
  prodId: orderLines.prodId,
  skuId: orderLines.skuId,
  prodName: orderLines.prodName,
  skuName: orderLines.skuName,
  picture: orderLines.picture,
  quantity: orderLines.quantity,
  unitCents: orderLines.unitCents,
  activityId: orderLines.activityId,
  activity: orderLines.activity,
  goodsCents: orderLines.goodsCents,
  reductions: orderLines.reductions,
  reducedCents: orderLines.reducedCents,
  shippingCents: orderLines.shippingCents,
  payableCents: orderLines.payableCents,
  points: orderLines.points,
  commissionBasisPoints: orderLines.commissionBasisPoints,
  isVirtual: orderLines.isVirtual,
  voucherDays: orderLines.voucherDays,
  mainSkuId: orderLines.mainSkuId,
};

type Columns = Readonly<Record<string, { readonly name: string; getSQLType(): string }>>;

const columnNames = (columns: Columns) =>
  Object.values(columns)
    .map(({ name }) => name)
    .join(', ');
/** Rows are sent as JSON; this declares its fields for `json_to_recordset`. */
const jsonFields = (columns: Columns) =>
  Object.entries(columns)
    .map(([field, column]) => `"${field}" ${column.getSQLType()}`)
    .join(', ');
const fieldsOf = (row: string, columns: Columns) =>
  Object.keys(columns)
    .map((field) => `${row}."${field}"`)
    .join(', ');

/**
 * Inserts the trade, its orders and their lines in one statement, whose text does not depend on their number. An order
 * number is the day by the mall's clock and random digits. `unpaid_holding` locks what it counts: of concurrent
 * submissions of one buyer, each counts the trades of those before it.
 */
const PLACE_TRADE = {
  name: 'place_trade_with_days',
  text: `
    with holding as materialized (
      select trades, pieces, trades < $12::int as "mayPlaceTrade", pieces + $14::int <= $13::int as "mayHoldPieces"
      from unpaid_holding($1::uuid)
    ), placed_trade as (
      insert into trade (user_id, submission_id, submission_hash, state, payable_cents, mall_bears_cents, points,
        currency, locale, expires_at, pieces, deposit_cents, balance_from, balance_until)
      select $1::uuid, $2::uuid, $3::text, '${TRADE_STATE.unpaid}', $4::bigint, $5::bigint, $6::bigint, $7::text,
        $8::text, mall_now() + make_interval(mins => $9::int), $14::int, $15::bigint, $16::timestamptz, $17::timestamptz
      from holding where "mayPlaceTrade" and "mayHoldPieces"
      on conflict on constraint trade_submission do nothing
      returning id
    ), placed_order as (
      insert into mall_order (trade_id, user_id, number, ${columnNames(ORDER_COLUMNS)})
      select placed_trade.id, $1::uuid, to_char(mall_now() at time zone 'UTC', 'YYMMDD') || given."numberDigits",
        ${fieldsOf('given', ORDER_COLUMNS)}
      from placed_trade, json_to_recordset($10::json) as given("numberDigits" text, ${jsonFields(ORDER_COLUMNS)})
      returning id, number, store_id
    ), placed_line as (
      insert into order_line (order_id, ${columnNames(LINE_COLUMNS)})
      select placed_order.id, ${fieldsOf('given', LINE_COLUMNS)}
      from json_to_recordset($11::json) as given("storeId" integer, ${jsonFields(LINE_COLUMNS)})
      join placed_order on placed_order.store_id = given."storeId"
    )
    select holding.*, (select id from placed_trade) as id,
      (select array_agg(number order by id) from placed_order) as "orderNumbers",
      (select array_agg(store_id order by id) from placed_order) as "storeIds"
    from holding`,
};

interface PlacedRow {
  /** The buyer's unpaid trades and the pieces in them, without this one. */
  readonly trades: number;
  readonly pieces: number;
  readonly mayPlaceTrade: boolean;
  readonly mayHoldPieces: boolean;
  readonly id: string | null;
  readonly orderNumbers: string[] | null;
  readonly storeIds: number[] | null;
}

export interface PlacedTrade {
  readonly tradeId: number;
  readonly orderNumbers: readonly string[];
  /** The stores of these orders, in the same order. */
  readonly storeIds: readonly number[];
}

export type UnpaidRefusal = 'order.tooManyUnpaid' | 'order.tooManyUnpaidPieces';

/** 'duplicate' when the submission was placed before. Waits for a concurrent transaction of the same buyer. */
export async function placeTrade(
  { queries }: Transaction,
  trade: NewTrade,
): Promise<PlacedTrade | 'duplicate' | Refused<UnpaidRefusal>> {
  const lines = trade.orders.flatMap((order) => order.lines.map((line) => ({ ...line, storeId: order.storeId })));
  const rows = trade.orders.map(({ lines: _, ...order }) => ({ ...order, numberDigits: newOrderDigits() }));
  const { unpaidTradesPerBuyer, unpaidPiecesPerBuyer } = trade.limits;
  const [placed] = await runNamed<PlacedRow>(queries, PLACE_TRADE, [
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
    unpaidTradesPerBuyer,
    unpaidPiecesPerBuyer,
    lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    ...[trade.deposit?.depositCents ?? null, trade.deposit?.balanceFrom ?? null, trade.deposit?.balanceUntil ?? null],
  ]);
  if (!placed) throw new Error(`placeTrade: no answer for submission ${trade.submissionId}`);
  if (!placed.mayPlaceTrade) return refuse('order.tooManyUnpaid', { values: { open: placed.trades } });
  if (!placed.mayHoldPieces) {
    return refuse('order.tooManyUnpaidPieces', { values: { open: placed.pieces, most: unpaidPiecesPerBuyer } });
  }
  if (placed.id === null) return 'duplicate';
  return { tradeId: Number(placed.id), orderNumbers: placed.orderNumbers ?? [], storeIds: placed.storeIds ?? [] };
}

/** The trade that an earlier call with this idempotency key has placed. */
export async function findSubmittedTrade(
  queries: Queries,
  { userId, submissionId }: Omit<SubmissionKey, 'submissionHash'>,
) {
  const rows = await queries
    .select({
      tradeId: trades.id,
      state: trades.state,
      submissionHash: trades.submissionHash,
      payableCents: trades.payableCents,
      depositCents: trades.depositCents,
      number: orders.number,
    })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .where(and(eq(trades.userId, userId), eq(trades.submissionId, submissionId)))
    .orderBy(asc(orders.id));
  const [first] = rows;
  return first && { ...first, orderNumbers: rows.map(({ number }) => number) };
}

/** Whether placing failed because a random order number is in use already. */
export function isOrderNumberTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === 'mall_order_number';
}
