import { demoClerk, demoSeller } from '@galleria/demo/people/demo-seller';
import type { SellerActor } from '@galleria/domain/access/access';
import type { StockReason } from '@galleria/domain/inventory/stock-reasons';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { adjustStock, inventory, readStoreStocks } from '../../modules/inventory/index.ts';
import { sellers } from '../../modules/sellers/index.ts';
import { combinationsOf } from '../mall/combinations.ts';
import { placeProducts } from '../mall/place-products.ts';
import { skuIdOf } from '../mall/product-rows.ts';

const STORE = demoSeller.storeIds[0];
const DAY_HOURS = 24;
/** Only SKUs with at least this stock get a history; others keep their seeded stock, such as low and sold-out ones. */
const MIN_STOCK = 40;
const SKUS = 24;

interface Step {
  readonly by: string;
  readonly daysAgo: number;
  readonly reason: StockReason;
  readonly note: string;
  readonly difference: number;
}

/** Later than the initial stock, earlier than the orders of the demo's buyer. */
const STEPS: readonly Step[] = [
  { by: demoSeller.mail, daysAgo: 61, reason: 'received', note: 'Delivery 20417', difference: 24 },
  { by: demoClerk.mail, daysAgo: 47, reason: 'damaged', note: 'Dropped in the stockroom', difference: -2 },
  { by: demoClerk.mail, daysAgo: 30, reason: 'count', note: 'Monthly count', difference: -1 },
];

/** Manual stock movements by sellers of the demo's store; also in a mall that was seeded before there was a history. */
export async function seedStockHistory(database: Database): Promise<void> {
  if (await inventory.seed.hasManualMovements(database.queries, STORE)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await inventory.seed.hasManualMovements(database.queries, STORE)) return;
    const known = await readStoreStocks(database.queries, STORE, stockedSkuIds());
    const wellStocked = known.filter(({ available }) => available >= MIN_STOCK).map(({ skuId }) => skuId);
    // The stock list begins with the newest products.
    const skuIds = wellStocked.toSorted((one, other) => other - one);
    for (const step of STEPS) await applyStep(database, skuIds.slice(0, SKUS), step);
  });
}

function stockedSkuIds(): number[] {
  return placeProducts()
    .filter(({ store }) => store.shopId === STORE)
    .flatMap(({ product, id }) => combinationsOf(product).map((_, index) => skuIdOf(id, index)));
}

async function applyStep(
  database: Database,
  skuIds: readonly number[],
  { by, daysAgo, reason, note, difference }: Step,
) {
  const userId = await sellers.seed.findSellerId(database.queries, by);
  if (!userId) return;
  const actor: SellerActor = { kind: 'seller', userId, sessionId: 'demo', storeId: STORE, permissions: new Set() };
  await inTransaction(database, actor, async (transaction) => {
    const lines = skuIds.map((skuId) => ({ skuId, difference }));
    await adjustStock(transaction, STORE, lines, { reason, reference: note });
    await inventory.seed.backdateLast(transaction, skuIds, daysAgo * DAY_HOURS);
  });
}
