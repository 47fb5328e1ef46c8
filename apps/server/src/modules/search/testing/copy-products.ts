import type { TestApp } from '../../../testing/open-test-app.ts';

/** Difference between the ids of a product and its copy. */
const APART = 10_000_000;
const SAMPLE = 'hashint4(product_id + n.copy * 7919)';
const PARTS = `(select coalesce(string_agg(format('''~r%s'':1A', h), ' '), '')::tsvector
  from generate_series(1, 12) h where ${SAMPLE} & ((1 << h) - 1) = 0)`;
/** Only a few of the hundreds of words are copied: indexing all would take minutes. */
const WORDS = `(select string_agg(format('%L:1%s', lexeme, weights[1]), ' ')::tsvector from unnest(words)
  where lexeme = any($1) or lexeme ~ '^~[^r]')`;
const COLUMNS = `popularity, created, published, sold, price, store_order, reviews, shop_id, brand_id, category1, category2,
  category3, shop_category_id, type, rating, delivery, in_stock`;

interface Copying {
  readonly times: number;
  readonly words: readonly string[];
}

/** Makes the index as large as that of a mall with `times` as many products. The copies exist in the index only. */
export async function copyProducts({ database }: TestApp, { times, words }: Copying): Promise<void> {
  const copies = `cross join generate_series(1, ${times - 1}) n(copy)`;
  const id = `product_id + n.copy * ${APART}`;
  for (const text of [
    `insert into search_shelf (kind, owner, product_id, sample, ${COLUMNS})
      select kind, owner, ${id}, ${SAMPLE}, ${COLUMNS} from search_shelf ${copies}`,
    `insert into search_product (product_id, old_price, normal_price, name, pictures, words, ${COLUMNS})
      select ${id}, old_price, normal_price, name, pictures, ${WORDS} || ${PARTS}, ${COLUMNS} from search_product ${copies}`,
    `update search_shelf_size set products = products * ${times}`,
    `update search_word set documents = documents * ${times} where word = any($1)`,
    'analyze search_product, search_shelf, search_shelf_size, search_word',
  ]) {
    await database.pool.query(text, text.includes('$1') ? [words] : []);
  }
}
