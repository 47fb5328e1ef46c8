import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { SHELF } from './shelf-kinds.ts';

/** One writer at a time: counts of words and lists are kept along by adding and taking away. */
export async function lockIndex(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('search index', 0))`);
}

/** What the index holds of these products, taken out of it. */
export async function takeOut(queries: Queries, productIds: readonly number[]) {
  const wanted = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))`;
  const shelves = await queries.execute<{ kind: number; owner: number }>(
    sql`delete from search_shelf where product_id in ${wanted} returning kind, owner`,
  );
  const products = await queries.execute<{ name: LocaleTexts; popularity: number; lexemes: string[] }>(
    sql`delete from search_product where product_id in ${wanted}
      returning name, popularity, tsvector_to_array(words) as lexemes`,
  );
  return { shelves: shelves.rows, products: products.rows };
}

const ATTRIBUTES = `popularity int, created bigint, published bigint, sold int, price int, store_order int, reviews int,
  shop_id int, brand_id int, category1 int, category2 int, category3 int, shop_category_id int, type smallint,
  rating smallint, delivery smallint, in_stock bool`;
const NAMES = ATTRIBUTES.replaceAll(/(\w+) \w+/g, '$1');

export async function putIn(queries: Queries, products: readonly object[], shelves: readonly object[]): Promise<void> {
  await queries.execute(sql`
    insert into search_product (product_id, old_price, name, pictures, words, ${sql.raw(NAMES)})
    select product_id, old_price, name, pictures, words::tsvector, ${sql.raw(NAMES)}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as r(product_id int, old_price int, name jsonb, pictures text, words text, ${sql.raw(ATTRIBUTES)})`);
  await queries.execute(sql`
    insert into search_shelf (kind, owner, product_id, sample, ${sql.raw(NAMES)})
    select kind, owner, product_id, sample, ${sql.raw(NAMES)}
    from jsonb_to_recordset(${JSON.stringify(shelves)}::jsonb)
      as r(kind smallint, owner int, product_id int, sample int, ${sql.raw(ATTRIBUTES)})`);
}

export interface WordChange {
  readonly word: string;
  readonly shown: string;
  readonly grams: readonly string[];
  readonly change: number;
}

export async function changeWords(queries: Queries, changes: readonly WordChange[]): Promise<void> {
  if (changes.length === 0) return;
  await queries.execute(sql`
    insert into search_word (word, shown, documents, grams)
    select word, shown, change, array(select jsonb_array_elements_text(grams))
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r(word text, shown text, change int, grams jsonb)
    on conflict (word) do update set documents = search_word.documents + excluded.documents`);
  const fewer = changes.filter(({ change }) => change < 0).map(({ word }) => word);
  if (fewer.length === 0) return;
  await queries.execute(sql`delete from search_word where documents <= 0 and word in ${listOf(fewer)}`);
}

export interface PhraseChange {
  readonly locale: string;
  readonly phrase: string;
  readonly shown: string;
  readonly change: number;
}

export async function changePhrases(queries: Queries, changes: readonly PhraseChange[]): Promise<void> {
  if (changes.length === 0) return;
  await queries.execute(sql`
    insert into search_phrase (locale, phrase, shown, documents)
    select locale, phrase, shown, change
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r(locale text, phrase text, shown text, change int)
    on conflict (locale, phrase) do update set documents = search_phrase.documents + excluded.documents`);
  const fewer = changes.filter(({ change }) => change < 0).map(({ phrase }) => phrase);
  if (fewer.length === 0) return;
  await queries.execute(sql`delete from search_phrase where documents <= 0 and phrase in ${listOf(fewer)}`);
}

export async function changeSizes(
  queries: Queries,
  changes: readonly { kind: number; owner: number; change: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  await queries.execute(sql`
    insert into search_shelf_size (kind, owner, products)
    select kind, owner, change
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r(kind smallint, owner int, change int)
    on conflict (kind, owner) do update set products = search_shelf_size.products + excluded.products`);
}

function listOf(texts: readonly string[]) {
  return sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
}

export async function isIndexed(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute(sql`select 1 from search_shelf_size limit 1`);
  return rows.length > 0;
}

/** Those that have at least one product, at any of the three levels. */
export async function readFilledCategories(queries: Queries): Promise<ReadonlySet<number>> {
  const { rows } = await queries.execute<{ id: number }>(
    sql`select owner as id from search_shelf_size where kind = ${SHELF.category} and products > 0`,
  );
  return new Set(rows.map((row) => row.id));
}

/** Tells the database what it holds now, which it would otherwise find out after a minute, and plan badly until then. */
export async function takeStock(queries: Queries): Promise<void> {
  await queries.execute(sql`analyze search_product, search_shelf, search_shelf_size, search_word, search_phrase`);
}
