import { ABSENT_ID, type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { TestFile } from '../access-world.ts';
import { product, sku } from './store-objects.ts';

/** A checked import that can be started: a store can have only one import in progress. */
const importOf = (kind: 'products' | 'stock'): StoreObject => ({
  make: async ({ app, sql, ownerOf }, storeId) => {
    await app.database.pool.query(`update import_job set state = 'cancelled' where state in ('checking', 'running')`);
    return sql(
      `insert into import_job (store_id, kind, state, seller_id, locale) values ($1, $2, 'ready', $3, 'en') returning id`,
      storeId,
      kind,
      ownerOf(storeId),
    );
  },
  absent: ABSENT_ID,
});

const ofProducts = importOf('products');
const ofStock = importOf('stock');

const stockAccess: AccessRows = {
  storeStockPage: [noObject(), oneObject(product, (prodId) => ({ prodId })), oneObject(sku, (text) => ({ text }))],
  stockHistoryPage: oneObject(sku, (skuId) => ({ skuId })),
  changeStock: [
    oneObject(sku, (skuId) => ({ lines: [{ skuId, difference: 2 }] })),
    oneObject(sku, (skuId) => ({ lines: [{ skuId, count: 7, seen: 5 }] })),
  ],
  changeLowStockLimit: [noObject({ lowLimit: 4 }), oneObject(sku, (skuId) => ({ skuId, lowLimit: 3 }))],
  lowStockCount: noObject(),
};

export const stockAndImportsAccess: AccessRows = {
  ...stockAccess,
  importProducts: noObject({ file: new TestFile('product,sku,name,category,price\nA,A-1,Tray,1,5\n') }),
  importPage: noObject(),
  importInfo: oneObject(ofProducts, (importId) => ({ importId })),
  importLinePage: oneObject(ofProducts, (importId) => ({ importId })),
  startImport: oneObject(ofProducts, (importId) => ({ importId })),
  cancelImport: oneObject(ofProducts, (importId) => ({ importId })),
  importTemplate: noObject(),
  importStock: noObject({ file: new TestFile('sku,count\nA-1,5\n') }),
  stockImportPage: noObject(),
  stockImportInfo: oneObject(ofStock, (importId) => ({ importId })),
  stockImportLinePage: oneObject(ofStock, (importId) => ({ importId })),
  startStockImport: oneObject(ofStock, (importId) => ({ importId })),
  cancelStockImport: oneObject(ofStock, (importId) => ({ importId })),
  stockImportTemplate: noObject(),
};
