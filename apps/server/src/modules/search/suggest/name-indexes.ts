import { buildNameIndex, type NameIndex } from '@galleria/domain/search/name-index';
import type { Locale } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { Cache } from '../../../infra/cache/cache.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Stores } from '../../stores/index.ts';
import { soundOf } from '../index/pinyin.ts';

interface CategorySuggestion {
  readonly categoryId: number;
  readonly categoryName: string;
  readonly level: number;
}

interface BrandSuggestion {
  readonly brandId: number;
  readonly brandName: string;
}

interface StoreSuggestion {
  readonly shopId: number;
  readonly shopName: string;
}

/** Names for suggestions, in memory, per language. */
export interface NameIndexes {
  categories(locale: Locale): Promise<NameIndex<CategorySuggestion>>;
  brands(locale: Locale): Promise<NameIndex<BrandSuggestion>>;
  openStores(locale: Locale): Promise<NameIndex<StoreSuggestion>>;
}

interface Sources {
  readonly catalogue: Catalogue;
  readonly stores: Stores;
}

export function openNameIndexes(cache: Cache, { catalogue, stores }: Sources): NameIndexes {
  return {
    categories: cache.perLocale('categories', async (locale) =>
      buildNameIndex(
        [...(await catalogue.categoryNames(locale)).values()].map(({ id, name, level }) => ({
          ...{ name, sound: soundOf(name, locale) },
          shown: { categoryId: id, categoryName: name, level },
        })),
      ),
    ),
    brands: cache.perLocale('brands', async (locale) =>
      buildNameIndex(
        [...(await catalogue.brands(locale))]
          .filter(([, { isOn }]) => isOn)
          .map(([brandId, { name }]) => ({
            ...{ name, sound: soundOf(name, locale) },
            shown: { brandId, brandName: name },
          })),
      ),
    ),
    openStores: cache.perLocale('stores', async (locale) =>
      buildNameIndex(
        [...(await stores.summaries(locale)).values()]
          .filter(({ shopStatus }) => isOpen(shopStatus))
          .map(({ shopId, shopName }) => ({
            name: shopName,
            sound: soundOf(shopName, locale),
            shown: { shopId, shopName },
          })),
      ),
    ),
  };
}
