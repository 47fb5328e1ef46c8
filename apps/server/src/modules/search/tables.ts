import { POPULARITY_TIERS } from '@galleria/domain/search/popularity';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WordsByLocale } from './query/synonyms.ts';

/** Popular searches that are shown under the search box. */
export const hotSearches = pgTable(
  'hot_search',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    target: text({ enum: ['goods', 'stores'] }).notNull(),
    title: jsonb().$type<LocaleTexts>().notNull(),
    content: jsonb().$type<LocaleTexts>().notNull(),
    sequence: integer().notNull(),
    /** Shown from this time; null: no limit. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    /** Shown until this time; null: no limit. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    index('hot_search_order').on(table.target, table.sequence),
    check('hot_search_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Columns by which lists are sorted and filtered; times in seconds since 1970, 0: none. */
const attributes = {
  popularity: integer().notNull(),
  created: bigint({ mode: 'number' }).notNull(),
  published: bigint({ mode: 'number' }).notNull(),
  sold: integer().notNull(),
  priceCents: integer('price').notNull(),
  storeOrder: integer('store_order').notNull(),
  reviews: integer().notNull(),
  shopId: integer('shop_id').notNull(),
  brandId: integer('brand_id').notNull(),
  category1: integer().notNull(),
  category2: integer().notNull(),
  category3: integer().notNull(),
  shopCategoryId: integer('shop_category_id').notNull(),
  type: smallint().notNull(),
  ratingTenths: smallint('rating').notNull(),
  /** One bit per delivery type: the lowest for type 1. */
  deliveryBits: smallint('delivery').notNull(),
  inStock: boolean('in_stock').notNull(),
};

const TIER_OF_POPULARITY = `case ${POPULARITY_TIERS.map((tier) => `when popularity >= ${tier} then ${tier}`).join(' ')} else 0 end`;

/** One row per product for sale: its data in lists and the words by which it is found. */
export const searchProducts = pgTable(
  'search_product',
  {
    productId: integer('product_id').primaryKey(),
    ...attributes,
    /**
     * The tier of its popularity, 0 below all. Indexes use the tier and not the popularity, so that a sale, which
     * changes the popularity, does not update the indexes of words (a heap-only update).
     */
    tier: smallint().notNull().generatedAlwaysAs(sql.raw(TIER_OF_POPULARITY)),
    oldPriceCents: integer('old_price').notNull(),
    /** The price without an activity; `price` is the current price of the cheapest SKU. */
    normalPriceCents: integer('normal_price').notNull(),
    name: jsonb().$type<LocaleTexts>().notNull(),
    pictures: text().notNull(),
    /** Version of the rules by which its phrases were counted; 0: not counted. */
    phrasesVersion: smallint('phrases_version').notNull().default(0),
    /**
     * Words of all languages, weighted: A name, B brand, category and values of options, D the rest. Tags: `~c7` is
     * category 7. Marks: `#red` is a colour, `=erji` the sound of a Chinese word.
     */
    words: tsvector().notNull(),
  },
  // fastupdate is off, since every search would have to read the list of pending entries.
  (table) => [
    index('search_product_words').using('gin', table.words).with({ fastupdate: false }),
    index('search_product_name_words').using('gin', sql`ts_filter(${table.words}, '{a}')`).with({ fastupdate: false }),
    index('search_product_shelf_words')
      .using('gin', sql`ts_filter(${table.words}, '{a,b}')`)
      .with({ fastupdate: false }),
    ...POPULARITY_TIERS.map((tier) =>
      index(`search_product_peak_${tier}`)
        .using('gin', sql`ts_filter(${table.words}, '{a,b}')`)
        .where(sql`${table.tier} >= ${sql.raw(String(tier))}`)
        .with({ fastupdate: false }),
    ),
  ],
);

/**
 * Each product once for every listing it is in (`index/listing-kinds.ts`), so that any listing in any order is one
 * range of one index, however large the mall is. `sample` is a random order: its first rows are a random sample.
 */
export const searchListings = pgTable(
  'search_shelf',
  {
    kind: smallint().notNull(),
    owner: integer().notNull(),
    productId: integer('product_id').notNull(),
    sample: integer().notNull(),
    ...attributes,
  },
  (table) => {
    const { kind, owner, productId } = table;
    // Samples and the default order are filtered most often: covering indexes serve them without reading the table.
    const filtered = [
      ...[
        table.priceCents,
        table.ratingTenths,
        table.deliveryBits,
        table.inStock,
        table.type,
        table.published,
        table.shopId,
      ],
      ...[table.brandId, table.category1, table.category2, table.category3, table.shopCategoryId],
    ];
    return [
      primaryKey({ columns: [productId, kind, owner] }),
      index('search_shelf_popularity').on(kind, owner, table.popularity, productId, ...filtered),
      index('search_shelf_created').on(kind, owner, table.created, productId),
      index('search_shelf_published').on(kind, owner, table.published, productId),
      index('search_shelf_sold').on(kind, owner, table.sold, productId),
      index('search_shelf_price').on(kind, owner, table.priceCents, productId),
      index('search_shelf_store_order').on(kind, owner, table.storeOrder, productId),
      index('search_shelf_reviews').on(kind, owner, table.reviews, productId),
      index('search_shelf_sample').on(kind, owner, table.sample, productId, ...filtered),
    ];
  },
);

/** The number of products in each listing. */
export const searchListingSizes = pgTable(
  'search_shelf_size',
  { kind: smallint().notNull(), owner: integer().notNull(), products: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.owner] })],
);

/** Every indexed word, with the number of products that have it. */
export const searchWords = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** A spelling from the texts, for display. */
    shown: text().notNull(),
    documents: integer().notNull(),
    /** The characters of a pair in a script without spaces, by which pairs are looked up. */
    grams: text().array().notNull(),
  },
  (table) => [
    index('search_word_prefix').on(table.word.op('text_pattern_ops')),
    index('search_word_grams').using('gin', table.grams),
    index('search_word_similar').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

/** Phrases of product names, for suggestions. */
export const searchPhrases = pgTable(
  'search_phrase',
  {
    locale: text().notNull(),
    /** Folded, for comparison. */
    phrase: text().notNull(),
    shown: text().notNull(),
    /** Its pinyin, in Chinese. */
    sound: text(),
    documents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.phrase] }),
    index('search_phrase_prefix').on(table.locale, table.phrase.op('text_pattern_ops')),
    index('search_phrase_sound')
      .on(table.locale, table.sound.op('text_pattern_ops'))
      .where(sql`${table.sound} is not null`),
  ],
);

/** Sets of synonyms. A search for one of them finds all, in every language. */
export const searchSynonyms = pgTable('search_synonym', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  words: jsonb().$type<WordsByLocale>().notNull(),
});

/** Indexing in batches: products under a category or of a brand, or of the whole mall. */
export const indexRuns = pgTable(
  'index_run',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    scope: text({ enum: ['mall', 'category', 'brand'] }).notNull(),
    /** Id of the category or brand. */
    ownerId: integer('owner_id'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    /** The last indexed product: the next job continues after it. */
    lastProductId: integer('last_product_id').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check('index_run_scope', sql`${table.scope} in ('mall', 'category', 'brand')`),
    check('index_run_owner', sql`(${table.scope} = 'mall') = (${table.ownerId} is null)`),
  ],
);

/** A buyer's recent searches. */
export const searchHistory = pgTable(
  'search_history',
  {
    userId: uuid('user_id').notNull(),
    keyword: text().notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyword] }),
    index('search_history_latest').on(table.userId, table.searchedAt.desc().nullsFirst()),
  ],
);
