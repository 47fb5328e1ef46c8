import { deliveryBit } from '@galleria/domain/search/facets';
import { phrasesOf } from '@galleria/domain/search/phrases';
import { levelOf, popularity, ratingTenths, sampleOf } from '@galleria/domain/search/popularity';
import { marks, partsOf, type Weight, wordVector } from '@galleria/domain/search/word-query';
import { wordsOf } from '@galleria/domain/search/words';
import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';
import type { SearchSource } from '../catalogue/index.ts';
import { SHELF } from './shelf-kinds.ts';

/** A product as the index keeps it: its row, the lists it stands in, its words and the pieces of its names. */
export interface IndexRow {
  readonly productId: number;
  readonly name: LocaleTexts;
  readonly words: string;
  readonly shelves: readonly { kind: number; owner: number }[];
  /** Of popularity. */
  readonly level: number;
  /** Each word with how somebody wrote it. */
  readonly lexemes: ReadonlyMap<string, string>;
  readonly attributes: Record<string, number | string | boolean | LocaleTexts>;
}

export function indexRow(product: SearchSource, storeNames: readonly string[]): IndexRow {
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
      ...categories.map(marks.category),
      marks.shop(product.storeId),
      ...partsOf(sampleOf(product.id)),
      ...(brandId ? [marks.brand(brandId)] : []),
      ...(shopCategoryId ? [marks.shopCategory(shopCategoryId)] : []),
    ]),
    shelves: [
      { kind: SHELF.mall, owner: 0 },
      ...categories.map((owner) => ({ kind: SHELF.category, owner })),
      { kind: SHELF.store, owner: product.storeId },
      ...(shopCategoryId ? [{ kind: SHELF.storeCategory, owner: shopCategoryId }] : []),
      ...(brandId ? [{ kind: SHELF.brand, owner: brandId }] : []),
    ],
    level: levelOf(score),
    lexemes: shown,
    attributes: {
      product_id: product.id,
      sample: sampleOf(product.id),
      popularity: score,
      created: seconds(product.createdAt),
      published: seconds(product.publishedAt),
      sold: product.sold,
      price: product.priceCents,
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
      name: product.name,
      pictures: product.pictures.join(','),
    },
  };
}

/** Pieces of the names in each language, by `locale` and folded phrase. */
export function phrasesIn(name: LocaleTexts): { locale: Locale; phrase: string; shown: string }[] {
  return Object.entries(name).flatMap(([locale, text]) =>
    [...phrasesOf(text, locale as Locale)].map(([phrase, shown]) => ({ locale: locale as Locale, phrase, shown })),
  );
}

/** The best place wins: what is in the name need not be looked for in the description. */
function weightedWords(product: SearchSource, storeNames: readonly string[]) {
  const places: [Weight, readonly string[]][] = [
    ['A', Object.values(product.name)],
    ['B', [product.brandName ?? '', ...product.categories.flatMap((category) => Object.values(category.name))]],
    ['D', [...storeNames, ...Object.values(product.brief), ...Object.values(product.description)]],
  ];
  const weights = new Map<string, Weight>();
  const shown = new Map<string, string>();
  for (const [weight, texts] of places) {
    for (const [word, written] of texts.flatMap((text) => [...rememberedWords(text)])) {
      if (weights.has(word)) continue;
      weights.set(word, weight);
      shown.set(word, written);
    }
  }
  return { weights, shown };
}

const SHORT = 60;
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, ReadonlyMap<string, string>>();

/** Names of categories in twelve languages, of brands and stores: the same few in product after product. */
function rememberedWords(text: string): ReadonlyMap<string, string> {
  const known = remembered.get(text);
  if (known) return known;
  const words = wordsOf(text);
  if (text.length > SHORT) return words;
  if (remembered.size === MOST_REMEMBERED) remembered.clear();
  remembered.set(text, words);
  return words;
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
