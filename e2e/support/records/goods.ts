import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { announce, copyRow, inDatabase } from '../database.ts';

/** Headphones of Northwind Audio, which has no discounts. Other stores sell the same product. */
const HEADPHONES = { product: 2001, sku: 200101, otherColour: 200102 };
/** A phone of a store with its own delivery, two pickup points and a discount. */
const PHONE = { product: 1001, sku: 100101 };

export interface Goods {
  readonly storeId: number;
  readonly name: string;
  readonly priceCents: number;
  readonly prodId: number;
  readonly skuId: number;
}

interface TwoColours extends Goods {
  /** The other colour, at the same price. */
  readonly otherSkuId: number;
}

interface GoodsOptions {
  /** Northwind Audio by default. */
  readonly storeId?: number;
  readonly priceCents?: number;
  /** Stock of each SKU. */
  readonly stock?: number;
  /** Announced, so that it appears in lists and the search, for other tests too. */
  readonly isListed?: boolean;
}

/** Makes a product for one test, with one SKU and every delivery type that its store offers. */
export function makeGoods({ storeId = 2, ...options }: GoodsOptions = {}): Promise<Goods> {
  const originalId = storeId === 1 ? PHONE : HEADPHONES;
  return inDatabase(async (client) => {
    const product = await copyProduct(client, originalId.product, { ...options, storeId }, { options: [] });
    return { ...product, skuId: await copySku(client, originalId.sku, product, { choice: [] }) };
  });
}

/** The same with two SKUs, the first of which is chosen. */
export function makeTwoColours(): Promise<TwoColours> {
  return inDatabase(async (client) => {
    const product = await copyProduct(client, HEADPHONES.product, { storeId: 2 });
    const skuId = await copySku(client, HEADPHONES.sku, product);
    return { ...product, skuId, otherSkuId: await copySku(client, HEADPHONES.otherColour, product) };
  });
}

type Product = Omit<Goods, 'skuId'> & { readonly stock: number };

async function copyProduct(
  client: pg.Client,
  originalId: number,
  { storeId, priceCents = 2000, stock = 20, isListed = false }: GoodsOptions & { storeId: number },
  changes: object = {},
): Promise<Product> {
  const name = `Lantern ${randomWord()}`;
  const { rows } = await client.query<{ id: number | null }>(
    'select min(id) as id from shipping_template where store_id = $1',
    [storeId],
  );
  const prodId = await copyRow(client, 'product', originalId, {
    // Shelf and shipping template of the original's store do not apply to another store.
    ...{ store_category_id: null, shipping_template_id: rows[0]?.id ?? null },
    ...{ store_id: storeId, name: { en: name, zh_CN: name }, delivery_types: [1, 2, 4], has_stock: true },
    ...{ ...pricesOf(priceCents), max_price_cents: priceCents, sold: 0, review_count: 0, rating_sum: 0, ...changes },
  });
  if (isListed) await announce(client, 'product.changed', { productIds: [prodId] });
  return { storeId, name, priceCents, prodId, stock };
}

async function copySku(client: pg.Client, originalId: number, product: Product, changes: object = {}): Promise<number> {
  const { prodId, priceCents, stock } = product;
  const skuId = await copyRow(client, 'sku', originalId, { product_id: prodId, ...pricesOf(priceCents), ...changes });
  await client.query('insert into sku_stock (sku_id, product_id, store_id, available) values ($1, $2, $3, $4)', [
    skuId,
    prodId,
    product.storeId,
    stock,
  ]);
  return skuId;
}

function pricesOf(priceCents: number) {
  return { price_cents: priceCents, old_price_cents: priceCents };
}

/** Only letters: the search would split off digits. */
function randomWord(): string {
  return Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}
