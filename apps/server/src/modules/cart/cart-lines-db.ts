import type { Actor } from '@galleria/domain/access/access';
import { MAX_LINES } from '@galleria/domain/cart/cart-rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Database, Queries } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import type { Owner } from './owner.ts';
import { cartLines } from './tables.ts';

export type CartLine = typeof cartLines.$inferSelect;

const ids = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;
const isOneOf = (owner: Owner, lineIds: readonly number[]) =>
  and(eq(cartLines.owner, owner), sql`${cartLines.id} = any(${ids(lineIds)})`);
const isLineOf = (owner: Owner, skuId: number) => and(eq(cartLines.owner, owner), eq(cartLines.skuId, skuId));

/**
 * Serialises the changes of one cart, so that limits hold and its lines do not deadlock. The lock is a statement of its
 * own, so that the next statement sees the changes that the previous holder committed.
 */
export async function lockCart({ queries }: Transaction, owner: Owner): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${owner}`}, 0))`);
}

/** Runs `work` in a transaction that holds the lock of one cart. */
export function inCartTransaction<Result>(
  database: Database,
  actor: Actor,
  owner: Owner,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, actor, async (transaction) => {
    await lockCart(transaction, owner);
    return work(transaction);
  });
}

/** Lines, the latest first. */
export async function readLines(queries: Queries, owner: Owner): Promise<CartLine[]> {
  return queries
    .select()
    .from(cartLines)
    .where(eq(cartLines.owner, owner))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.id));
}

export async function readLine(queries: Queries, owner: Owner, skuId: number): Promise<CartLine | undefined> {
  const [found] = await queries.select().from(cartLines).where(isLineOf(owner, skuId));
  return found;
}

/** Selected lines in cart order. */
export async function readSelected(queries: Queries, owner: Owner) {
  return queries
    .select({ basketId: cartLines.id, skuId: cartLines.skuId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.owner, owner), cartLines.isChecked))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.id));
}

export async function countLines(queries: Queries, owner: Owner): Promise<number> {
  return queries.$count(cartLines, eq(cartLines.owner, owner));
}

export interface Addition {
  readonly skuId: number;
  readonly prodId: number;
  readonly quantity: number;
  readonly priceCents: number;
  readonly isChecked: boolean;
  /** Default: now. */
  readonly addedAt?: Date;
}

/**
 * Adds pieces to the line of a SKU, or inserts the line. Changes nothing and returns undefined if the line would have
 * more than `maxPieces`, or the cart too many lines. The statement that writes the sum also checks it.
 */
export async function addPieces({ queries }: Transaction, owner: Owner, addition: Addition, maxPieces: number) {
  const { skuId, prodId, quantity, priceCents, isChecked, addedAt } = addition;
  const { rows } = await queries.execute<{ id: number; quantity: number }>(sql`
    insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents, is_checked, added_at)
    select ${owner}, ${skuId}::int, ${prodId}::int, ${quantity}::int, ${priceCents}::bigint, ${isChecked}::boolean,
      coalesce(${addedAt?.toISOString() ?? null}::timestamptz, mall_now())
    where ${quantity}::int <= ${maxPieces}::int and (
      exists (select from cart_line where owner = ${owner} and sku_id = ${skuId}::int)
      or (select count(*) from cart_line where owner = ${owner}) < ${MAX_LINES})
    on conflict (owner, sku_id) do update
      set quantity = cart_line.quantity + excluded.quantity,
        updated_at = mall_now()
      where cart_line.quantity + excluded.quantity <= ${maxPieces}::int
    returning id, quantity`);
  return rows[0];
}

/** Removes pieces from a line, or the line if none are left. Returns the remaining line. */
export async function removePieces({ queries }: Transaction, owner: Owner, skuId: number, quantity: number) {
  const [left] = await queries
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${quantity}`, updatedAt: mallNow })
    .where(and(isLineOf(owner, skuId), sql`${cartLines.quantity} > ${quantity}`))
    .returning({ id: cartLines.id, quantity: cartLines.quantity });
  if (!left) await queries.delete(cartLines).where(isLineOf(owner, skuId));
  return left;
}

export async function deleteLine(queries: Queries, owner: Owner, skuId: number): Promise<CartLine | undefined> {
  const [deleted] = await queries.delete(cartLines).where(isLineOf(owner, skuId)).returning();
  return deleted;
}

export async function deleteLines(queries: Queries, owner: Owner, lineIds: readonly number[]): Promise<void> {
  await queries.delete(cartLines).where(isOneOf(owner, lineIds));
}

/** Deletes the lines and returns them. */
export async function deleteLinesReturning(
  queries: Queries,
  owner: Owner,
  lineIds: readonly number[],
): Promise<CartLine[]> {
  return queries.delete(cartLines).where(isOneOf(owner, lineIds)).returning();
}

export async function deleteAllLines(queries: Queries, owner: Owner): Promise<CartLine[]> {
  return queries.delete(cartLines).where(eq(cartLines.owner, owner)).returning();
}

/** Does not write lines that are in that state already. */
export async function selectLines(
  queries: Queries,
  owner: Owner,
  lineIds: readonly number[],
  isChecked: boolean,
): Promise<void> {
  await queries
    .update(cartLines)
    .set({ isChecked, updatedAt: mallNow })
    .where(and(isOneOf(owner, lineIds), eq(cartLines.isChecked, !isChecked)));
}

export async function deselectAll(queries: Queries, owner: Owner): Promise<void> {
  await queries
    .update(cartLines)
    .set({ isChecked: false })
    .where(and(eq(cartLines.owner, owner), cartLines.isChecked));
}

export type NewLine = Omit<typeof cartLines.$inferInsert, 'owner' | 'id'>;

/** New quantity of an existing line of the same SKU. */
const QUANTITY = { larger: sql`greatest(${cartLines.quantity}, excluded.quantity)`, new: sql`excluded.quantity` };

/** Inserts lines, or updates those of the same SKU. A SKU must not be given twice. */
export async function upsertLines(
  { queries }: Transaction,
  owner: Owner,
  lines: readonly NewLine[],
  quantity: keyof typeof QUANTITY,
): Promise<void> {
  if (lines.length === 0) return;
  await queries
    .insert(cartLines)
    .values(lines.map((line) => ({ ...line, owner })))
    .onConflictDoUpdate({
      target: [cartLines.owner, cartLines.skuId],
      set: {
        quantity: QUANTITY[quantity],
        isChecked: sql`${cartLines.isChecked} or excluded.is_checked`,
        updatedAt: mallNow,
      },
    });
}

export interface OrderedLine {
  readonly basketId: number;
  readonly quantity: number;
}

/**
 * Deducts ordered quantities; a line with more pieces keeps the difference, one with fewer is not changed. Returns how
 * many lines had enough. Needs the cart's lock.
 */
export async function deductLines(
  { queries }: Transaction,
  owner: Owner,
  lines: readonly OrderedLine[],
): Promise<number> {
  const { rows } = await queries.execute<{ deducted: number }>(sql`
    with ordered as (
      select * from unnest(
        ${ids(lines.map((line) => line.basketId))}, ${ids(lines.map((line) => line.quantity))}
      ) as ordered(id, quantity)
    ), emptied as (
      delete from cart_line using ordered
      where cart_line.id = ordered.id and owner = ${owner} and cart_line.quantity = ordered.quantity
      returning cart_line.id
    ), reduced as (
      update cart_line set quantity = cart_line.quantity - ordered.quantity, updated_at = mall_now()
      from ordered
      where cart_line.id = ordered.id and owner = ${owner} and cart_line.quantity > ordered.quantity
      returning cart_line.id
    )
    select ((select count(*) from emptied) + (select count(*) from reduced))::int as deducted`);
  return rows[0]?.deducted ?? 0;
}
