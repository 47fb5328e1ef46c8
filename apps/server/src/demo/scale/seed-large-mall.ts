import { COLOURS } from '@galleria/demo/mall/colours';
import type { DemoProduct } from '@galleria/demo/mall/types';
import { type LargeProduct, largeBrands, largeProducts, largeStores } from '@galleria/demo/scale/large-mall';
import { fold } from '@galleria/domain/search/fold';
import { MINUTE_MS } from '@galleria/domain/site/durations';
import type pg from 'pg';
import { copyRows } from '../../infra/database/copy-rows.ts';

/** The stored pictures of a demo product, the main one first. */
export type PicturesOf = (model: DemoProduct) => readonly string[];

const FREE_OVER_CENTS = 9_900;

/** Stores, brands, products, SKUs and stock by COPY, each table in one stream; the search index is made afterwards. */
export async function seedLargeMall(
  client: pg.ClientBase,
  productCount: number,
  picturesOf: PicturesOf,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  report(`${await copyStores(client, productCount, now)} stores inserted …`);
  await copyRows(
    client,
    'brand',
    ['id', 'name'],
    mapped(largeBrands(productCount), ({ id, name }) => [id, name]),
  );
  report(`${await copyProducts(client, productCount, picturesOf, now)} products inserted …`);
  report(`${await copySkus(client, productCount, picturesOf)} SKUs inserted …`);
}

async function copyStores(client: pg.ClientBase, productCount: number, now: Date): Promise<number> {
  const columns = ['id', 'name', 'intro', 'logo', 'status', 'type', 'folded_names', 'fans', 'opened_at'];
  const count = await copyRows(
    client,
    'store',
    columns,
    mapped(largeStores(productCount), ({ id, name, fans, isPreferred }) => [
      ...[id, { ...name }, { ...name }, '', 1, isPreferred ? 1 : 0],
      ...[`${fold(name.en)} ${fold(name.zh_CN)}`, fans, now],
    ]),
  );
  const template = ['id', 'store_id', 'name', 'basis', 'first_units', 'first_fee_cents', 'extra_units'];
  await copyRows(
    client,
    'shipping_template',
    [...template, 'extra_fee_cents', 'free_over_cents', 'min_days', 'max_days'],
    mapped(largeStores(productCount), ({ id }) => [id, id, 'Standard', 'piece', 1, 600, 1, 200, FREE_OVER_CENTS, 2, 5]),
  );
  return count;
}

function copyProducts(client: pg.ClientBase, productCount: number, picturesOf: PicturesOf, now: Date): Promise<number> {
  const columns = [
    ...['id', 'store_id', 'category_id', 'brand_id', 'shipping_template_id', 'name', 'brief', 'description'],
    ...['pictures', 'options', 'parameters', 'status', 'delivery_types', 'price_cents', 'max_price_cents'],
    ...['old_price_cents', 'store_sequence', 'sold', 'review_count', 'rating_sum', 'has_stock'],
    ...['created_at', 'published_at', 'updated_at'],
  ];
  return copyRows(
    client,
    'product',
    columns,
    mapped(largeProducts(productCount), (product) => {
      const added = new Date(now.getTime() - product.addedMinutesAgo * MINUTE_MS);
      return [
        ...[product.id, product.storeId, product.model.categoryId, product.brandId, product.storeId],
        ...[{ ...product.name }, { ...product.model.brief }, descriptionOf(product.model), picturesOf(product.model)],
        ...[optionsOf(product), parametersOf(product.model), 1, [1], product.priceCents],
        ...[product.skus.at(-1)?.priceCents ?? product.priceCents, product.oldPriceCents, product.id % 1_000],
        ...[product.sold, product.reviewCount, product.ratingSum, product.skus.some(({ available }) => available > 0)],
        ...[added, added, added],
      ];
    }),
  );
}

async function copySkus(client: pg.ClientBase, productCount: number, picturesOf: PicturesOf): Promise<number> {
  const columns = ['id', 'product_id', 'choice', 'price_cents', 'old_price_cents', 'picture', 'weight_grams'];
  const count = await copyRows(client, 'sku', columns, skuRows(productCount, picturesOf));
  await copyRows(client, 'sku_stock', ['sku_id', 'product_id', 'store_id', 'available'], stockRows(productCount));
  return count;
}

function* skuRows(productCount: number, picturesOf: PicturesOf) {
  for (const { id, model, skus } of largeProducts(productCount)) {
    const [picture = ''] = picturesOf(model);
    for (const [index, sku] of skus.entries()) {
      yield [sku.id, id, [index], sku.priceCents, sku.priceCents, picture, model.weightGrams];
    }
  }
}

function* stockRows(productCount: number) {
  for (const { id, storeId, skus } of largeProducts(productCount)) {
    for (const sku of skus) yield [sku.id, id, storeId, sku.available];
  }
}

function descriptionOf({ story }: DemoProduct) {
  return {
    en: story.map(({ en }) => `<p>${en}</p>`).join(''),
    zh_CN: story.map(({ zh_CN }) => `<p>${zh_CN}</p>`).join(''),
  };
}

/** Lists are passed as JSON texts, since an array would be copied as a PostgreSQL array. */
function optionsOf({ colours }: LargeProduct): string {
  const values = colours.map((colour) => ({
    text: COLOURS[colour].name,
    picture: '',
    swatch: COLOURS[colour].swatch,
  }));
  return JSON.stringify([{ name: { en: 'Colour', zh_CN: '颜色' }, values }]);
}

function parametersOf({ parameters }: DemoProduct): string {
  return JSON.stringify(parameters.map(([name, value]) => ({ name, value })));
}

function* mapped<In, Out>(items: Iterable<In>, change: (item: In) => Out): Generator<Out> {
  for (const item of items) yield change(item);
}
