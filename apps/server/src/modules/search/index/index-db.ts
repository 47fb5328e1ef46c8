import { createHash } from 'node:crypto';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queries } from '../../../infra/database/database.ts';
import { LISTING } from './listing-kinds.ts';

/** Sets the lock timeout for the rest of the transaction: see `isLockTimeout`. */
export async function setLockTimeout(queries: Queries, timeoutMs: number): Promise<void> {
  await queries.execute(sql`select set_config('lock_timeout', ${String(timeoutMs)}, true)`);
}

const LOCK_NOT_AVAILABLE = '55P03';

export function isLockTimeout(problem: unknown): boolean {
  const cause = problem instanceof DrizzleQueryError ? problem.cause : problem;
  return cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE;
}

/**
 * Adds a job `indexProducts` that is due at once. Jobs of one named queue run one after another, so only one of them
 * waits for the lock. The job key identifies exactly these products: a waiting job with the same key will read them
 * later anyway.
 */
export async function queueIndexing(queries: Queries, productIds: readonly number[]): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify(productIds.toSorted((a, b) => a - b)))
    .digest('hex');
  await queries.execute(sql`
    select from graphile_worker.add_job('indexProducts', payload => ${JSON.stringify({ productIds })}::json,
      queue_name => 'search index', job_key => ${`index:${key}`})`);
}

/** Serialises writers: the counts of words and listings are changed by differences. */
export async function lockIndex(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('search index', 0))`);
}

/**
 * Locks the rows of those products that are in the index and returns their ids. Every writer locks these first, in the
 * order of ids, then changes listings and last the counts, so that writers cannot deadlock.
 */
export async function lockIndexed(queries: Queries, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    select product_id as id from search_product where product_id = any(${sql.param([...productIds])}::int[])
    order by product_id for no key update`);
  return new Set(rows.map(({ id }) => id));
}

export type RemovedRows = Awaited<ReturnType<typeof removeFromIndex>>;

/** Deletes these products from the index and returns the deleted rows. */
export async function removeFromIndex(queries: Queries, productIds: readonly number[]) {
  const wanted = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))`;
  const listings = await queries.execute<{ kind: number; owner: number }>(
    sql`delete from search_shelf where product_id in ${wanted} returning kind, owner`,
  );
  const products = await queries.execute<{
    name: LocaleTexts;
    popularity: number;
    phrasesVersion: number;
    lexemes: string[];
  }>(
    sql`delete from search_product where product_id in ${wanted}
      returning name, popularity, phrases_version as "phrasesVersion", tsvector_to_array(words) as lexemes`,
  );
  return { listings: listings.rows, products: products.rows };
}

const ATTRIBUTES = `popularity int, created bigint, published bigint, sold int, price int, store_order int, reviews int,
  shop_id int, brand_id int, category1 int, category2 int, category3 int, shop_category_id int, type smallint,
  rating smallint, delivery smallint, in_stock bool`;
const ATTRIBUTE_NAMES = ATTRIBUTES.replaceAll(/(\w+) \w+/g, '$1');

export async function insertIntoIndex(
  queries: Queries,
  products: readonly object[],
  listings: readonly object[],
): Promise<void> {
  await queries.execute(sql`
    insert into search_product (product_id, old_price, normal_price, name, pictures, phrases_version, words, ${sql.raw(ATTRIBUTE_NAMES)})
    select product_id, old_price, normal_price, name, pictures, phrases_version, words::tsvector, ${sql.raw(ATTRIBUTE_NAMES)}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as r(product_id int, old_price int, normal_price int, name jsonb, pictures text, phrases_version smallint, words text, ${sql.raw(ATTRIBUTES)})`);
  await queries.execute(sql`
    insert into search_shelf (kind, owner, product_id, sample, ${sql.raw(ATTRIBUTE_NAMES)})
    select kind, owner, product_id, sample, ${sql.raw(ATTRIBUTE_NAMES)}
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb)
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
  const decreased = changes.filter(({ change }) => change < 0).map(({ word }) => word);
  if (decreased.length === 0) return;
  await queries.execute(sql`delete from search_word where documents <= 0 and word in ${listOf(decreased)}`);
}

export interface PhraseChange {
  readonly locale: string;
  readonly phrase: string;
  readonly shown: string;
  readonly sound: string | null;
  readonly change: number;
}

export async function changePhrases(queries: Queries, changes: readonly PhraseChange[]): Promise<void> {
  if (changes.length === 0) return;
  await queries.execute(sql`
    insert into search_phrase (locale, phrase, shown, sound, documents)
    select locale, phrase, shown, sound, change
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as r(locale text, phrase text, shown text, sound text, change int)
    on conflict (locale, phrase) do update set documents = search_phrase.documents + excluded.documents`);
  const decreased = changes.filter(({ change }) => change < 0).map(({ phrase }) => phrase);
  if (decreased.length === 0) return;
  await queries.execute(sql`delete from search_phrase where documents <= 0 and phrase in ${listOf(decreased)}`);
}

export async function changeListingSizes(
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

/** Categories with at least one product, at any of the three levels. */
export async function readFilledCategories(queries: Queries): Promise<ReadonlySet<number>> {
  const { rows } = await queries.execute<{ id: number }>(
    sql`select owner as id from search_shelf_size where kind = ${LISTING.category} and products > 0`,
  );
  return new Set(rows.map((row) => row.id));
}

/** Refreshes the planner's statistics, which autovacuum would do only after a minute. */
export async function analyzeIndex(queries: Queries): Promise<void> {
  await queries.execute(sql`analyze search_product, search_shelf, search_shelf_size, search_word, search_phrase`);
}
