import type * as contract from '@galleria/contract/overview/overview';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { readBestSellers, readSalesByDay } from '../orders/index.ts';
import { readLowStockItems } from '../stock/index.ts';
import type { OverviewContext } from './index.ts';

/** Thirty days, and the thirty before them for comparison. */
const DAYS = 60;
const BEST_OF_DAYS = 30;
const LISTED = 5;

export const storeOverview: UseCase<typeof contract.storeOverview, OverviewContext> = async (
  context,
  _input,
  { actor: { storeId, permissions }, locale },
) => {
  const { queries } = context.database;
  const { timeZone } = await context.site.rules();
  const seesOrders = permissions.has('orders.view');
  const [figures, bestSellers, lowStock] = await Promise.all([
    seesOrders ? readDays(context, storeId, timeZone) : { days: null, visitorsSince: null },
    seesOrders ? nameBestSellers(context, storeId, timeZone, locale) : null,
    permissions.has('stock.view') ? readLowStockItems(queries, storeId, locale, LISTED) : null,
  ]);
  return { timeZone, ...figures, bestSellers, lowStock };
};

async function readDays({ database: { queries }, analytics }: OverviewContext, storeId: number, timeZone: string) {
  const sales = await readSalesByDay(queries, storeId, timeZone, DAYS);
  const visits = await analytics.visitDays(storeId, sales[0]?.day ?? '');
  const days = sales.map(({ day, orders, salesCents }) => ({
    ...{ day, orders, sales: mainUnits(salesCents), visitors: visits.byDay.get(day) ?? 0 },
  }));
  return { days, visitorsSince: visits.first };
}

async function nameBestSellers(
  { database: { queries }, catalogue }: OverviewContext,
  storeId: number,
  timeZone: string,
  locale: Locale,
) {
  const sellers = await readBestSellers(queries, storeId, { timeZone, days: BEST_OF_DAYS, limit: LISTED });
  const ids = sellers.map(({ prodId }) => prodId);
  const cards = await catalogue.cards(ids, locale, { withDeleted: true });
  return sellers.map(({ prodId, pieces, salesCents }) => {
    const card = cards.get(prodId);
    return { prodId, prodName: card?.prodName ?? '', pic: card?.pic ?? '', pieces, sales: mainUnits(salesCents) };
  });
}
