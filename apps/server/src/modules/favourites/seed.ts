import type { AlertKind } from '@galleria/domain/favourites/alert-rules';
import type { Transaction } from '../../infra/database/transaction.ts';
import { changeFans } from '../stores/index.ts';
import { insertAlerts } from './alerts/alerts-db.ts';
import { hasBrowsedWithin, insertBrowsing } from './browsing-history-db.ts';
import { insertFavourite, lockFavourites, readFavourites } from './favourite-products-db.ts';
import { countFollowedStores, insertFollowedStore } from './followed-stores-db.ts';

export interface SeededInterests {
  readonly favourites: readonly { readonly productId: number; readonly priceCents: number; readonly at: Date }[];
  readonly followedStores: readonly { readonly storeId: number; readonly at: Date }[];
  readonly alerts: readonly {
    readonly kind: AlertKind;
    readonly productId: number;
    readonly skuId: number;
    readonly priceCents: number;
    readonly askedAt: Date;
    readonly sentAt: Date | null;
  }[];
  readonly seen: readonly { readonly productId: number; readonly at: Date }[];
}

const RECENT_DAYS = 14;

/**
 * For demo data. Favourites, followed stores and alerts are seeded once, if the buyer has no favourite and follows no
 * store; the browsing history also when the buyer has viewed nothing for `RECENT_DAYS`. Returns whether the buyer had
 * neither.
 */
export async function seedInterests(
  transaction: Transaction,
  userId: string,
  interests: SeededInterests,
): Promise<boolean> {
  const { queries } = transaction;
  await lockFavourites(transaction, userId);
  const isFirst =
    (await readFavourites(queries, userId, 1)).length === 0 && (await countFollowedStores(queries, userId)) === 0;
  if (isFirst) {
    for (const { productId, priceCents, at } of interests.favourites) {
      await insertFavourite(queries, { userId, productId, priceWhenAddedCents: priceCents, createdAt: at });
    }
    for (const { storeId, at } of interests.followedStores) {
      await insertFollowedStore(queries, { userId, storeId, createdAt: at });
      await changeFans(transaction, storeId, 1);
    }
    await insertAlerts(
      queries,
      interests.alerts.map((alert) => ({ ...alert, userId })),
    );
  }
  if (!(await hasBrowsedWithin(queries, userId, RECENT_DAYS))) await insertBrowsing(queries, userId, interests.seen);
  return isFirst;
}
