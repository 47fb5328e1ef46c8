import { approvalStoreId, changedProduct, takeDownReason, unsoldProducts } from '@galleria/demo/mall/unsold-products';
import { SYSTEM } from '@galleria/domain/access/access';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { DAY_MS } from '@galleria/domain/site/durations';
import type { Database, Queries } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { catalogue, readProductTimes, setApprovalRule } from '../../modules/catalogue/index.ts';
import { inventory } from '../../modules/inventory/index.ts';
import { demoPicturePaths } from '../demo-pictures.ts';
import { combinationsOf } from '../mall/combinations.ts';
import { type PlacedProduct, placeProducts } from '../mall/place-products.ts';
import { productRow, skuIdOf } from '../mall/product-rows.ts';

type Unsold = (typeof unsoldProducts)[number];

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/**
 * Drafts, taken down, scheduled, deleted and waiting products; also for a demo mall that was seeded before it had them.
 */
export async function seedUnsoldProducts(database: Database): Promise<void> {
  if (isUpToDate(await readStates(database.queries))) return;
  await withAdvisoryLock(database.url, 'seeding', () =>
    inTransaction(database, SYSTEM, async (transaction) => {
      const states = await readStates(transaction.queries);
      if (states.size > 0) return renewTimes(transaction, states);
      await insertUnsold(transaction);
      await setApprovalRule(transaction, { storeId: approvalStoreId, requiresApproval: true });
      await catalogue.seed.seedPendingChange(transaction, changedProduct.id, changedProduct.addition);
    }),
  );
}

type States = Awaited<ReturnType<typeof readStates>>;

function readStates(queries: Queries) {
  return readProductTimes(
    queries,
    unsoldProducts.map(({ id }) => id),
  );
}

const isUpToDate = (states: States) => states.size > 0 && outdated(states).length === 0;

/** Scheduled products that have gone on sale, and deleted ones that can no longer be restored. */
function outdated(states: States): Unsold[] {
  return unsoldProducts.filter(({ id, state }) => {
    const times = states.get(id);
    return (state === 'scheduled' && !times?.isScheduled) || (state === 'deleted' && times?.isPastRestoring);
  });
}

async function insertUnsold(transaction: Transaction): Promise<void> {
  const now = await transaction.now();
  const placed = placeProducts();
  const pathOf = demoPicturePaths();
  const made = unsoldProducts.map((unsold) => ({ unsold, place: placementFor(placed, unsold) }));
  await catalogue.seed.seedProducts(
    transaction,
    made.map(({ unsold, place }) => ({ ...productRow(place, pathOf, now), sold: 0, ...columnsOf(unsold, now) })),
  );
  await inventory.seed.seedStock(
    transaction,
    made.flatMap(({ place: { product, store, id } }) =>
      combinationsOf(product).map(({ stock }, index) => ({
        ...{ skuId: skuIdOf(id, index), productId: id, storeId: store.shopId, available: stock },
      })),
    ),
  );
}

function placementFor(placed: readonly PlacedProduct[], { id, likeKey, name }: Unsold): PlacedProduct {
  const like = placed.find(({ product }) => product.key === likeKey);
  if (!like) throw new Error(`placementFor: there is no demo product ${likeKey}`);
  return { ...like, id, product: { ...like.product, name } };
}

function columnsOf({ state }: Unsold, now: Date) {
  const { draft, takenDown, offShelf, waiting, deleted } = PRODUCT_STATUS;
  return {
    draft: { status: draft },
    takenDown: { status: takenDown, isTakenDown: true, platformReason: takeDownReason },
    scheduled: { status: offShelf, ...scheduledTimes(now) },
    waiting: { status: waiting },
    deleted: { status: deleted, deletedFrom: offShelf, deletedAt: daysFrom(now, -2) },
  }[state];
}

function scheduledTimes(now: Date) {
  return { onSaleAt: daysFrom(now, 3), offSaleAt: daysFrom(now, 33) };
}

/** Renews these times, so that a mall started months later still has a scheduled product. */
async function renewTimes(transaction: Transaction, states: States): Promise<void> {
  const now = await transaction.now();
  for (const unsold of outdated(states))
    await catalogue.seed.resetProduct(transaction, unsold.id, columnsOf(unsold, now));
}
