import { ACTIVITY_KINDS, type ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { isForFirstOrders } from '@galleria/domain/activities/new-user-special';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { and, eq, min, notInArray, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { runNamed } from '../../infra/database/drizzle-internals.ts';
import { activities, activityItems } from './tables.ts';

/** Price of a SKU in an activity, and when it holds. */
export interface ActivityPrice {
  readonly activityId: number;
  readonly kind: ActivityKind;
  readonly name: LocaleTexts;
  readonly skuId: number;
  readonly prodId: number;
  readonly priceCents: number;
  readonly limitPerBuyer: number | null;
  readonly terms: ActivityTerms;
  /** Flash sale: pieces in its pool at the start. */
  readonly pieces: number | null;
  /** A price for first orders that this buyer, or a guest, cannot have. */
  readonly isWithheld?: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Gift: no price of its own. The SKU keeps its normal price, and a gift comes with it. */
  readonly givesGift: boolean;
}

const READ = `
  select activity.id as "activityId", kind, name, sku_id as "skuId", product_id as "prodId", price_cents as "priceCents",
    limit_per_buyer as "limitPerBuyer", terms, pieces, starts_at as "startsAt", upper(during) as "endsAt",
    gives_gift as "givesGift"
  from activity_item join activity on activity.id = activity_id`;

const PRICES_NOW = {
  name: 'activity_prices_now',
  text: `${READ} where sku_id = any($1::int[]) and during @> mall_now() and is_sku_price`,
};

/** The prices that hold for these SKUs at the transaction's time; at most one for each. */
export async function readPricesNow(queries: Queries, skuIds: readonly number[]): Promise<ActivityPrice[]> {
  return (await runNamed<ActivityPrice>(queries, PRICES_NOW, [[...skuIds]])).map(toPrice);
}

const OWN_PRICES_NOW = {
  name: 'own_activity_prices_now',
  text: `${READ} where activity_id = $1 and during @> mall_now()`,
};

/** All prices of one activity, if it runs at the transaction's time. */
export async function readOwnPricesNow(queries: Queries, activityId: number): Promise<ActivityPrice[]> {
  return (await runNamed<ActivityPrice>(queries, OWN_PRICES_NOW, [activityId])).map(toPrice);
}

/** The lowest current price for all buyers of each of these products that has one. */
export async function readCheapestNow(
  queries: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ productId: activityItems.productId, priceCents: min(activityItems.priceCents) })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .where(
      and(
        notInArray(activities.kind, ACTIVITY_KINDS.filter(isForFirstOrders)),
        sql`${activityItems.productId} = any(${sql.param([...productIds])}::int[])`,
        sql`${activityItems.during} @> ${mallNow}`,
        activityItems.isSkuPrice,
      ),
    )
    .groupBy(activityItems.productId);
  return new Map(rows.flatMap(({ productId, priceCents }) => (priceCents === null ? [] : [[productId, priceCents]])));
}

const OPEN_PRICES = {
  name: 'open_activity_prices',
  text: `${READ} where upper(during) > mall_now() and turned <> 'ended' order by starts_at, activity.id, sku_id`,
};

/** All current and coming prices, and the main items of gifts. */
export async function readOpenPrices(queries: Queries): Promise<ActivityPrice[]> {
  return (await runNamed<ActivityPrice>(queries, OPEN_PRICES, [])).map(toPrice);
}

function toPrice(row: ActivityPrice): ActivityPrice {
  return { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) };
}
