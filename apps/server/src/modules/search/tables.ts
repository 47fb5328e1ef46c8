import { PEAKS } from '@galleria/domain/search/popularity';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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

/** Words that the mall suggests under its search box. */
export const hotSearches = pgTable(
  'hot_search',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    target: text({ enum: ['goods', 'stores'] }).notNull(),
    title: jsonb().$type<LocaleTexts>().notNull(),
    content: jsonb().$type<LocaleTexts>().notNull(),
    sequence: integer().notNull(),
  },
  (table) => [index('hot_search_order').on(table.target, table.sequence)],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What lists are sorted and narrowed by; seconds count from 1970, 0 stands for "none". */
const attributes = {
  popularity: integer().notNull(),
  created: bigint({ mode: 'number' }).notNull(),
  published: bigint({ mode: 'number' }).notNull(),
  sold: integer().notNull(),
  price: integer().notNull(),
  storeOrder: integer('store_order').notNull(),
  reviews: integer().notNull(),
  shopId: integer('shop_id').notNull(),
  brandId: integer('brand_id').notNull(),
  category1: integer().notNull(),
  category2: integer().notNull(),
  category3: integer().notNull(),
  shopCategoryId: integer('shop_category_id').notNull(),
  type: smallint().notNull(),
  /** Average stars times ten. */
  rating: smallint().notNull(),
  /** One bit per delivery type: the first for type 1. */
  delivery: smallint().notNull(),
  inStock: boolean('in_stock').notNull(),
};

/** What can be bought now, one row each, with what a list shows of it and the words it is found by. */
export const searchProducts = pgTable(
  'search_product',
  {
    productId: integer('product_id').primaryKey(),
    ...attributes,
    oldPrice: integer('old_price').notNull(),
    name: jsonb().$type<LocaleTexts>().notNull(),
    pictures: text().notNull(),
    /** Made by us, of all languages; A name, B brand and category, D the rest. `~c7` says: in category 7. */
    words: tsvector().notNull(),
  },
  // What waits in a list to be put into an index is read through by every search: nothing waits.
  (table) => [
    index('search_product_words').using('gin', table.words).with({ fastupdate: false }),
    index('search_product_name_words').using('gin', sql`ts_filter(${table.words}, '{a}')`).with({ fastupdate: false }),
    index('search_product_shelf_words')
      .using('gin', sql`ts_filter(${table.words}, '{a,b}')`)
      .with({ fastupdate: false }),
    ...PEAKS.map((peak) =>
      index(`search_product_peak_${peak}`)
        .using('gin', sql`ts_filter(${table.words}, '{a,b}')`)
        .where(sql`${table.popularity} >= ${sql.raw(String(peak))}`)
        .with({ fastupdate: false }),
    ),
  ],
);

/**
 * Each product once for every list it stands in (`shelf-kinds.ts`), so that any list in any order is one range of one
 * index, however large the mall is. `sample` is a shuffled order: the start of it is a fair sample of the list.
 */
export const searchShelves = pgTable(
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
    // Samples and the usual order are narrowed most: what they are narrowed by is read from the index alone.
    const filtered = [
      ...[table.price, table.rating, table.delivery, table.inStock, table.type, table.published, table.shopId],
      ...[table.brandId, table.category1, table.category2, table.category3, table.shopCategoryId],
    ];
    return [
      primaryKey({ columns: [productId, kind, owner] }),
      index('search_shelf_popularity').on(kind, owner, table.popularity, productId, ...filtered),
      index('search_shelf_created').on(kind, owner, table.created, productId),
      index('search_shelf_published').on(kind, owner, table.published, productId),
      index('search_shelf_sold').on(kind, owner, table.sold, productId),
      index('search_shelf_price').on(kind, owner, table.price, productId),
      index('search_shelf_store_order').on(kind, owner, table.storeOrder, productId),
      index('search_shelf_reviews').on(kind, owner, table.reviews, productId),
      index('search_shelf_sample').on(kind, owner, table.sample, productId, ...filtered),
    ];
  },
);

/** How many products stand in a list. */
export const searchShelfSizes = pgTable(
  'search_shelf_size',
  { kind: smallint().notNull(), owner: integer().notNull(), products: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.owner] })],
);

/** Every word that products are found by, and in how many. */
export const searchWords = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** As somebody wrote it, for people to read. */
    shown: text().notNull(),
    documents: integer().notNull(),
    /** Its pieces, by which a word that is nearly the same is found. */
    grams: text().array().notNull(),
  },
  (table) => [
    index('search_word_prefix').on(table.word.op('text_pattern_ops')),
    index('search_word_grams').using('gin', table.grams),
  ],
);

/** Short pieces of product names, to complete what somebody begins to type. */
export const searchPhrases = pgTable(
  'search_phrase',
  {
    locale: text().notNull(),
    /** Folded, as it is compared. */
    phrase: text().notNull(),
    shown: text().notNull(),
    documents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.phrase] }),
    index('search_phrase_prefix').on(table.locale, table.phrase.op('text_pattern_ops')),
  ],
);

/** Words that mean the same to shoppers, in whatever language. */
export const searchSynonyms = pgTable('search_synonym', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  words: text().array().notNull(),
});

/** What a buyer searched for. */
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
