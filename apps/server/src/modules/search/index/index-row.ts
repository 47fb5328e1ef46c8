import { colourMarks } from '@galleria/domain/search/colours';
import { deliveryBit } from '@galleria/domain/search/facets';
import { pinyinMark } from '@galleria/domain/search/marks';
import { phrasesOf } from '@galleria/domain/search/phrases';
import { popularity, popularityBucket, ratingTenths, shuffleKey } from '@galleria/domain/search/popularity';
import { sampleTags, tags, type Weight, wordVector } from '@galleria/domain/search/word-query';
import { wordsOf } from '@galleria/domain/search/words';
import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';
import type { SearchSource } from '../../catalogue/index.ts';
import { LISTING } from './listing-kinds.ts';
import { chineseTexts, pinyinWords } from './pinyin.ts';

/** A product as the index stores it: its columns, listings, words and names. */
export interface IndexRow {
  readonly productId: number;
  readonly name: LocaleTexts;
  readonly words: string;
  readonly listings: readonly { kind: number; owner: number }[];
  readonly popularityBucket: number;
  /** Each word with a spelling from the texts. */
  readonly lexemes: ReadonlyMap<string, string>;
  readonly attributes: Record<string, number | string | boolean | LocaleTexts>;
}

/** `activityCents`: the lowest current activity price. */
export function indexRow(product: SearchSource, storeNames: readonly string[], activityCents?: number): IndexRow {
  const [top, second, own] = product.categories.map((category) => category.id);
  const brandId = product.brandId ?? 0;
  const shopCategoryId = product.storeCategoryId ?? 0;
  const { weights, shown } = weightedWords(product, storeNames);
  const categories = [top ?? 0, second ?? 0, own ?? 0];
  const score = popularity(product);
  return {
    productId: product.id,
    name: product.name,
    words: wordVector(weights, [
      ...categories.map(tags.category),
      tags.shop(product.storeId),
      ...sampleTags(shuffleKey(product.id)),
      ...(brandId ? [tags.brand(brandId)] : []),
      ...(shopCategoryId ? [tags.shopCategory(shopCategoryId)] : []),
    ]),
    listings: [
      { kind: LISTING.mall, owner: 0 },
      ...categories.map((owner) => ({ kind: LISTING.category, owner })),
      { kind: LISTING.store, owner: product.storeId },
      ...(shopCategoryId ? [{ kind: LISTING.storeCategory, owner: shopCategoryId }] : []),
      ...(brandId ? [{ kind: LISTING.brand, owner: brandId }] : []),
    ],
    popularityBucket: popularityBucket(score),
    lexemes: shown,
    attributes: {
      product_id: product.id,
      sample: shuffleKey(product.id),
      popularity: score,
      created: seconds(product.createdAt),
      published: seconds(product.publishedAt),
      sold: product.sold,
      price: Math.min(product.priceCents, activityCents ?? product.priceCents),
      store_order: product.storeSequence,
      reviews: product.reviewCount,
      shop_id: product.storeId,
      brand_id: brandId,
      category1: categories[0] ?? 0,
      category2: categories[1] ?? 0,
      category3: categories[2] ?? 0,
      shop_category_id: shopCategoryId,
      type: product.type,
      rating: ratingTenths(product),
      delivery: product.deliveryTypes.reduce((bits, one) => bits | deliveryBit(one), 0),
      in_stock: product.hasStock,
      old_price: Math.max(product.oldPriceCents, product.priceCents),
      normal_price: product.priceCents,
      name: product.name,
      pictures: product.pictures.join(','),
      phrases_version: PHRASES_VERSION,
    },
  };
}

/**
 * Changed rules for phrases need another number and an empty `search_phrase`: products are counted again as they are
 * indexed.
 */
export const PHRASES_VERSION = 1;

/** The phrases of a name in each language. */
export function phrasesIn(name: LocaleTexts): { locale: Locale; phrase: string; shown: string }[] {
  return Object.entries(name).flatMap(([locale, text]) =>
    [...phrasesOf(text, locale as Locale)].map(([phrase, shown]) => ({ locale: locale as Locale, phrase, shown })),
  );
}

/** The values of options are weighted like brand and category, other facts like the description. */
function textFields(product: SearchSource, storeNames: readonly string[]): [Weight, readonly string[]][] {
  const { options, parameters } = product;
  return [
    ['A', Object.values(product.name)],
    [
      'B',
      [
        product.brandName ?? '',
        ...Object.values(product.brandLocalNames ?? {}),
        ...product.categories.flatMap((category) => Object.values(category.name)),
        ...options.flatMap(({ values }) => values.flatMap(({ text }) => Object.values(text))),
      ],
    ],
    [
      'D',
      [
        ...[...storeNames, ...Object.values(product.brief), ...Object.values(product.description)],
        ...options.flatMap(({ name }) => Object.values(name)),
        ...parameters.flatMap(({ name, value }) => [...Object.values(name), ...Object.values(value)]),
      ],
    ],
  ];
}

/** Colour marks by common colour names, and marks for the sound of Chinese names. */
function markFields(product: SearchSource): [Weight, readonly string[]][] {
  const sounds = (texts: LocaleTexts) =>
    chineseTexts(texts).flatMap(([locale, text]) => pinyinWords(text, locale).map(pinyinMark));
  const others = [product.brandLocalNames ?? {}, ...product.categories.map((category) => category.name)];
  return [
    ['A', sounds(product.name)],
    ['B', [...colourMarks(product.options), ...others.flatMap(sounds)]],
  ];
}

/** A word gets the weight of the first field that has it; fields come in order of weight. */
function weightedWords(product: SearchSource, storeNames: readonly string[]) {
  const weights = new Map<string, Weight>();
  const shown = new Map<string, string>();
  const add = (weight: Weight, word: string, written: string) => {
    if (weights.has(word)) return;
    weights.set(word, weight);
    shown.set(word, written);
  };
  for (const [weight, texts] of textFields(product, storeNames)) {
    for (const text of texts) for (const [word, written] of cachedWordsOf(text)) add(weight, word, written);
  }
  for (const [weight, marks] of markFields(product)) for (const mark of marks) add(weight, mark, mark);
  return { weights, shown };
}

const MAX_CACHED_LENGTH = 60;
const MAX_CACHED = 20_000;
const wordCache = new Map<string, ReadonlyMap<string, string>>();

/** Cached, since the names of categories (in twelve languages), brands and stores recur in many products. */
function cachedWordsOf(text: string): ReadonlyMap<string, string> {
  const known = wordCache.get(text);
  if (known) return known;
  const words = wordsOf(text);
  if (text.length > MAX_CACHED_LENGTH) return words;
  if (wordCache.size === MAX_CACHED) wordCache.clear();
  wordCache.set(text, words);
  return words;
}

/** The row of `search_product`, by column. */
export function productRecord({ attributes, words }: IndexRow): IndexRow['attributes'] {
  const { sample: _, ...columns } = attributes;
  return { ...columns, words };
}

/** One narrow row for each listing of the product. */
export function listingRecords({ attributes, listings }: IndexRow): IndexRow['attributes'][] {
  const { name: _, pictures: __, old_price: ___, normal_price: ____, phrases_version: _____, ...narrow } = attributes;
  return listings.map((listing) => ({ ...narrow, ...listing }));
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
