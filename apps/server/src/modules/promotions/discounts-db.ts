import type { StoreDiscount } from '@galleria/domain/promotions/store-discounts';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { storeDiscounts } from './tables.ts';

export type NewDiscount = typeof storeDiscounts.$inferInsert;

export type NamedDiscount = StoreDiscount & { readonly name: LocaleTexts };

export interface DatedDiscount {
  readonly discount: NamedDiscount;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Current and future discounts. */
export async function readDiscounts(queries: Queries): Promise<DatedDiscount[]> {
  const rows = await queries
    .select()
    .from(storeDiscounts)
    .where(and(eq(storeDiscounts.isOn, true), gt(storeDiscounts.endsAt, mallNow)))
    .orderBy(asc(storeDiscounts.id));
  return rows.map(toDated);
}

/** A discount in any state, with whether it is switched on. */
export async function readDiscount(
  queries: Queries,
  discountId: number,
): Promise<(DatedDiscount & { readonly isOn: boolean }) | undefined> {
  const [row] = await queries.select().from(storeDiscounts).where(eq(storeDiscounts.id, discountId));
  return row && { ...toDated(row), isOn: row.isOn };
}

function toDated({ id, steps, startsAt, endsAt, isOn: _, ...same }: typeof storeDiscounts.$inferSelect): DatedDiscount {
  const discount = { ...same, discountId: id, steps: steps.toSorted((one, other) => one.from - other.from) };
  return { discount, startsAt, endsAt };
}

export async function insertDiscounts(queries: Queries, rows: NewDiscount[]): Promise<void> {
  await queries.insert(storeDiscounts).values(rows);
  // Rows may have explicit ids; generated ones must not collide with them.
  await queries.execute(
    sql`select setval(pg_get_serial_sequence('store_discount', 'id'), (select max(id) from store_discount))`,
  );
}
