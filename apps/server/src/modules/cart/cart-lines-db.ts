import { LINES_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { Owner } from './owner.ts';
import { cartLines } from './tables.ts';

export type CartLine = typeof cartLines.$inferSelect;

const ids = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;
const some = (owner: Owner, lineIds: readonly number[]) =>
  and(eq(cartLines.owner, owner), sql`${cartLines.id} = any(${ids(lineIds)})`);
const one = (owner: Owner, skuId: number) => and(eq(cartLines.owner, owner), eq(cartLines.skuId, skuId));

/**
 * One cart changes one step at a time, so that limits hold and nobody waits in a circle for its lines. A statement of its
 * own: the next one sees what the previous holder committed.
 */
export async function lockCart({ queries }: Transaction, owner: Owner): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${owner}`}, 0))`);
}

/** The latest first. */
export async function readLines(queries: Queries, owner: Owner): Promise<CartLine[]> {
  return queries
    .select()
    .from(cartLines)
    .where(eq(cartLines.owner, owner))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.id));
}

export async function readLine(queries: Queries, owner: Owner, skuId: number): Promise<CartLine | undefined> {
  const [found] = await queries.select().from(cartLines).where(one(owner, skuId));
  return found;
}

/** In the order in which the cart shows them. */
export async function readChecked(queries: Queries, owner: Owner) {
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
  /** None: now. */
  readonly addedAt?: Date;
}

/**
 * Puts so many more of a SKU on its line, or on a new one, unless that makes more than `most` pieces or too many lines;
 * then nothing happens and there is no answer. The sum is judged by the statement that writes it.
 */
export async function addPieces({ queries }: Transaction, owner: Owner, addition: Addition, most: number) {
  const { skuId, prodId, quantity, priceCents, isChecked, addedAt } = addition;
  const { rows } = await queries.execute<{ id: number; quantity: number }>(sql`
    insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents, is_checked, added_at)
    select ${owner}, ${skuId}::int, ${prodId}::int, ${quantity}::int, ${priceCents}::bigint, ${isChecked}::boolean,
      coalesce(${addedAt?.toISOString() ?? null}::timestamptz, mall_now())
    where ${quantity}::int <= ${most}::int and (
      exists (select from cart_line where owner = ${owner} and sku_id = ${skuId}::int)
      or (select count(*) from cart_line where owner = ${owner}) < ${LINES_AT_MOST})
    on conflict (owner, sku_id) do update
      set quantity = cart_line.quantity + excluded.quantity,
        updated_at = mall_now()
      where cart_line.quantity + excluded.quantity <= ${most}::int
    returning id, quantity`);
  return rows[0];
}

/** Takes pieces off a line, and the line away when nothing is left of it. Answers what is left. */
export async function takePieces({ queries }: Transaction, owner: Owner, skuId: number, quantity: number) {
  const [left] = await queries
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${quantity}`, updatedAt: mallNow })
    .where(and(one(owner, skuId), sql`${cartLines.quantity} > ${quantity}`))
    .returning({ id: cartLines.id, quantity: cartLines.quantity });
  if (!left) await queries.delete(cartLines).where(one(owner, skuId));
  return left;
}

export async function removeLine(queries: Queries, owner: Owner, skuId: number): Promise<CartLine | undefined> {
  const [gone] = await queries.delete(cartLines).where(one(owner, skuId)).returning();
  return gone;
}

export async function removeLines(queries: Queries, owner: Owner, lineIds: readonly number[]): Promise<void> {
  await queries.delete(cartLines).where(some(owner, lineIds));
}

export async function removeAllLines(queries: Queries, owner: Owner): Promise<CartLine[]> {
  return queries.delete(cartLines).where(eq(cartLines.owner, owner)).returning();
}

/** Lines that are so already are left alone. */
export async function checkLines(
  queries: Queries,
  owner: Owner,
  lineIds: readonly number[],
  isChecked: boolean,
): Promise<void> {
  await queries
    .update(cartLines)
    .set({ isChecked, updatedAt: mallNow })
    .where(and(some(owner, lineIds), eq(cartLines.isChecked, !isChecked)));
}

export async function uncheckAll(queries: Queries, owner: Owner): Promise<void> {
  await queries
    .update(cartLines)
    .set({ isChecked: false })
    .where(and(eq(cartLines.owner, owner), cartLines.isChecked));
}

export type NewLine = Omit<typeof cartLines.$inferInsert, 'owner' | 'id'>;

/** Which number counts where there is a line of that SKU already. */
const NUMBER = { larger: sql`greatest(${cartLines.quantity}, excluded.quantity)`, new: sql`excluded.quantity` };

/** Puts lines in, each SKU once. */
export async function putLines(
  { queries }: Transaction,
  owner: Owner,
  lines: readonly NewLine[],
  number: keyof typeof NUMBER,
): Promise<void> {
  if (lines.length === 0) return;
  await queries
    .insert(cartLines)
    .values(lines.map((line) => ({ ...line, owner })))
    .onConflictDoUpdate({
      target: [cartLines.owner, cartLines.skuId],
      set: {
        quantity: NUMBER[number],
        isChecked: sql`${cartLines.isChecked} or excluded.is_checked`,
        updatedAt: mallNow,
      },
    });
}

export interface SettledLine {
  readonly basketId: number;
  readonly quantity: number;
}

/**
 * Takes away what was bought; of a line that has more by now the difference stays, and one that has fewer is left alone.
 * Answers how many lines had enough. Needs the cart's lock.
 */
export async function settleLines(
  { queries }: Transaction,
  owner: Owner,
  lines: readonly SettledLine[],
): Promise<number> {
  const { rows } = await queries.execute<{ taken: number }>(sql`
    with settled as (
      select * from unnest(
        ${ids(lines.map((line) => line.basketId))}, ${ids(lines.map((line) => line.quantity))}
      ) as settled(id, quantity)
    ), gone as (
      delete from cart_line using settled
      where cart_line.id = settled.id and owner = ${owner} and cart_line.quantity = settled.quantity
      returning cart_line.id
    ), kept as (
      update cart_line set quantity = cart_line.quantity - settled.quantity, updated_at = mall_now()
      from settled
      where cart_line.id = settled.id and owner = ${owner} and cart_line.quantity > settled.quantity
      returning cart_line.id
    )
    select ((select count(*) from gone) + (select count(*) from kept))::int as taken`);
  return rows[0]?.taken ?? 0;
}
