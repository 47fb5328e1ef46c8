import { productPictureKeys } from '@galleria/demo/mall/product-pictures';
import type { DemoProduct } from '@galleria/demo/mall/types';
import { FIRST_ID } from '@galleria/demo/scale/large-mall';
import { SYSTEM } from '@galleria/domain/access/access';
import type pg from 'pg';
import { SetupProblem } from '../../config.ts';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { withoutStatementTimeout } from '../../infra/database/without-statement-timeout.ts';
import { recountStores } from '../../modules/catalogue/index.ts';
import { rebuildIndex } from '../../modules/search/index.ts';
import { demoPicturePaths } from '../demo-pictures.ts';
import { seedLargeMall } from './seed-large-mall.ts';

type Report = (line: string) => void;

/** Adds this many products to the demo mall. An interrupted run continues; a mall grown to another size is refused. */
export async function growMall(database: Database, productCount: number, report: Report): Promise<void> {
  await withAdvisoryLock(database.url, 'seeding', async () => {
    const found = await withoutStatementTimeout(database, readState);
    if (found.products > 0 && found.products !== productCount) {
      throw new SetupProblem(
        `The mall has already been grown by ${found.products} products. For another size, use an empty database or another DATA_DIR.`,
      );
    }
    if (found.isReady) return report(`The large mall exists already, with ${productCount} products.`);
    const since = stopwatch();
    if (found.products === 0) {
      report('Inserting stores, products and SKUs …');
      await withoutStatementTimeout(database, (client) => copyMall(client, productCount, report));
      report(`Inserted after ${since()}.`);
    }
    await recount(database);
    report('Building the search index …');
    await rebuildIndex(database, report);
    await withoutStatementTimeout(database, (client) => client.query('vacuum analyze'));
    report(`The large mall is ready after ${since()}.`);
  });
}

async function readState(client: pg.ClientBase): Promise<{ products: number; isReady: boolean }> {
  const { rows } = await client.query<{ products: number; indexed: number | null }>(
    `select (select count(*)::int from product where id >= $1) as products,
       (select products from search_shelf_size where kind = 0 and owner = 0) as indexed`,
    [FIRST_ID.product],
  );
  const [{ products, indexed } = { products: 0, indexed: null }] = rows;
  return { products, isReady: products > 0 && (indexed ?? 0) >= products };
}

async function copyMall(client: pg.ClientBase, productCount: number, report: Report): Promise<void> {
  const pathOf = demoPicturePaths();
  const picturesOf = (model: DemoProduct) => productPictureKeys(model).map(pathOf);
  await client.query('begin');
  await seedLargeMall(client, productCount, picturesOf, new Date(), report);
  await client.query('analyze store, brand, product, sku, sku_stock');
  await client.query('commit');
}

async function recount(database: Database): Promise<void> {
  await recountStores(database);
  await inTransaction(database, SYSTEM, async (transaction) => {
    await transaction.changed('stores');
    await transaction.changed('brands');
  });
}

function stopwatch(): () => string {
  const startedAt = Date.now();
  return () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
}
