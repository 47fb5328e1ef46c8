import type { OutputOf } from '@galleria/contract/operation';
import type { searchSuggestions } from '@galleria/contract/search/search';
import { centsOf } from '@galleria/domain/money/main-units';
import type { MessageId } from '@galleria/i18n/message-id';
import { productAddress } from '../../features/products/product-address.ts';
import { SEARCH_KINDS, type SearchKind, searchAddress } from './search-kinds.ts';

interface Suggestion {
  readonly label: string;
  readonly to: string;
  /** Of product suggestions only. */
  readonly picture?: string;
  readonly priceCents?: number;
}

export interface SuggestionGroup {
  readonly title: MessageId<'storefront'>;
  readonly suggestions: readonly Suggestion[];
}

type Suggested = OutputOf<typeof searchSuggestions>;

/** Popular searches. */
export type HotSearches = readonly { title: string; content: string }[];

interface Sources {
  readonly kind: SearchKind['kind'];
  readonly hotSearches: HotSearches;
  readonly hotStores: HotSearches;
  readonly history: readonly string[];
  /** Undefined while the box is empty. */
  readonly suggested: Suggested | undefined;
}

const [GOODS, STORES] = SEARCH_KINDS;
const LEVELS = ['cpid', 'cid', 'thCid'];
const HISTORY_SHOWN = 6;

/** For an empty box: the buyer's own and popular searches. Otherwise: completions of the typed words. */
export function suggestionGroups({ kind, hotSearches, hotStores, history, suggested }: Sources): SuggestionGroup[] {
  const ofGoods = kind === 'goods';
  const groups: SuggestionGroup[] = suggested
    ? [
        { title: 'search.suggest.words', suggestions: ofGoods ? suggested.words.map(word) : [] },
        { title: 'search.suggest.categories', suggestions: ofGoods ? suggested.categories.map(category) : [] },
        { title: 'search.suggest.brands', suggestions: ofGoods ? suggested.brands.map(brand) : [] },
        { title: 'search.suggest.products', suggestions: ofGoods ? suggested.products.map(product) : [] },
        { title: 'search.suggest.shops', suggestions: suggested.shops.map(shop) },
      ]
    : [
        { title: 'search.suggest.recent', suggestions: ofGoods ? history.slice(0, HISTORY_SHOWN).map(word) : [] },
        {
          title: 'search.suggest.popular',
          suggestions: ofGoods ? hotSearches.map(hot(GOODS)) : hotStores.map(hot(STORES)),
        },
      ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

const word = (label: string) => ({ label, to: searchAddress(GOODS, label) });

const hot =
  (kind: SearchKind) =>
  ({ title, content }: HotSearches[number]) => ({ label: title, to: searchAddress(kind, content) });

const category = (found: { categoryId: number; categoryName: string; level: number }) => ({
  label: found.categoryName,
  to: `/list?${LEVELS[found.level - 1] ?? 'cpid'}=${found.categoryId}`,
});

const brand = ({ brandId, brandName }: { brandId: number; brandName: string }) => ({
  label: brandName,
  to: `/list?${new URLSearchParams({ bid: String(brandId), bName: brandName })}`,
});

const product = ({ prodId, prodName, pic, price }: Suggested['products'][number]) => ({
  label: prodName,
  to: productAddress(prodId),
  picture: pic,
  priceCents: centsOf(price),
});

const shop = ({ shopId, shopName }: { shopId: number; shopName: string }) => ({
  label: shopName,
  to: `/shop-index?sid=${shopId}`,
});
