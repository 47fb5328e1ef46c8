import type * as contract from '@galleria/contract/favourites/alerts';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readSaleItems, skuNameIn } from '../../catalogue/index.ts';
import type { FavouritesContext } from '../index.ts';
import { deleteAlerts, deleteSentAlerts, readOwnAlerts, readOwnWaiting } from './alerts-db.ts';

/** For this long the buyer sees sent alerts and can export them. */
const SENT_ALERTS_KEPT_DAYS = 30;

export const productAlerts: UseCase<typeof contract.productAlerts, FavouritesContext> = async (
  { database },
  { prodId },
  { actor },
) => {
  const waiting = await readOwnWaiting(database.queries, actor.userId, [prodId]);
  return {
    skuIds: waiting.flatMap(({ kind, skuId }) => (kind === 'stock' ? [skuId] : [])),
    hasPriceAlert: waiting.some(({ kind }) => kind === 'price'),
  };
};

export const alertPage: UseCase<typeof contract.alertPage, FavouritesContext> = async (
  { database: { queries }, catalogue },
  paging,
  { actor, locale },
) => {
  const window = { offset: offsetOf(paging), limit: paging.size };
  const { rows, total } = await readOwnAlerts(queries, actor.userId, SENT_ALERTS_KEPT_DAYS, window);
  const [cards, items] = await Promise.all([
    catalogue.cards(
      rows.map(({ productId }) => productId),
      locale,
      { withDeleted: true },
    ),
    readSaleItems(
      queries,
      rows.flatMap(({ skuId }) => (skuId > 0 ? [skuId] : [])),
    ),
  ]);
  const names = new Map(items.map((item) => [item.skuId, skuNameIn(item, locale)]));
  const records = rows.flatMap(({ id, kind, productId, skuId, priceCents, askedAt, sentAt }) => {
    const card = cards.get(productId);
    if (!card) return [];
    return [
      {
        ...card,
        ...{ alertId: id, kind, skuId, skuName: names.get(skuId) ?? '' },
        askedPrice: kind === 'price' ? mainUnits(priceCents) : null,
        createTime: formatApiTime(askedAt),
        sentTime: sentAt && formatApiTime(sentAt),
      },
    ];
  });
  return toPage(records, total, paging);
};

export const removeAlerts: UseCase<typeof contract.removeAlerts, FavouritesContext> = async (
  { database },
  { alertIds },
  { actor },
) => {
  await deleteAlerts(database.queries, actor.userId, alertIds);
  return null;
};

/** Nightly job. */
export async function deleteOldAlerts({ database }: Pick<FavouritesContext, 'database'>): Promise<void> {
  await deleteSentAlerts(database.queries, SENT_ALERTS_KEPT_DAYS);
}
