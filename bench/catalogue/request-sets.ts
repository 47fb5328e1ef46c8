import type { Request } from 'autocannon';
import { type Category, type Language, LIST_SIZE, type MallContents } from './read-mall.ts';

/** Distinct requests of one kind, the same in every run on the same mall. */
export interface RequestSet {
  readonly kind: string;
  readonly requests: readonly Request[];
  /** Limit of statements per request of this kind. */
  readonly mostStatements?: number;
}

const REQUESTS = 400;
const FIRST_PAGES = 4;
const SORTS = [1, 2, 4, 5, 14, 21];
const FILTERS: readonly ((price: number) => string)[] = [
  (price) => `minPrice=${Math.floor(price * 0.7)}&maxPrice=${Math.ceil(price * 1.5)}`,
  () => 'inStock=1&rating=4',
  (price) => `inStock=1&minPrice=${Math.floor(price)}&sort=5`,
  () => 'rating=4&delivery=1&sort=2',
  () => 'isNew=1',
];

export function requestSetsFor(mall: MallContents): RequestSet[] {
  const { products } = mall;
  // Only full pages, in both malls: otherwise the demo would look fast because its categories are small.
  const categories = mall.categories.filter(({ pages }) => pages > 1);
  const fullPage = ({ pages }: Category, turn: number) => 1 + (turn % Math.min(pages - 1, FIRST_PAGES));
  const list = (query: string) => call(`/search/page?size=${LIST_SIZE}&${query}`);
  const searches = searchesIn(mall);
  const prices = new Map(products.map(({ categoryId, price }) => [categoryId, price]));
  return [
    {
      kind: 'list: popular first',
      requests: cycleItems(categories, (category, turn) =>
        list(`categoryId=${category.id}&current=${fullPage(category, turn)}`),
      ),
      mostStatements: 2,
    },
    {
      kind: 'list: other orders',
      requests: cycleItems(categories, ({ id }, turn) => list(`categoryId=${id}&sort=${SORTS[turn % SORTS.length]}`)),
      mostStatements: 2,
    },
    {
      kind: 'list: filtered',
      requests: cycleItems(categories, ({ id }, turn) =>
        list(`categoryId=${id}&${FILTERS[turn % FILTERS.length]?.(prices.get(id) ?? 20)}`),
      ),
      mostStatements: 2,
    },
    {
      kind: 'search: products',
      requests: searches.map(({ keyword, locale }) =>
        call(`/search/page?size=${LIST_SIZE}&keyword=${keyword}`, locale),
      ),
    },
    {
      kind: 'search: facets',
      requests: searches.map(({ keyword, locale }) => call(`/search/facets?keyword=${keyword}`, locale)),
    },
    { kind: 'suggestion', requests: suggestionsIn(mall) },
    {
      kind: 'detail',
      requests: sampleEvenly(products, REQUESTS).map(({ prodId }) => call(`/prod/prodInfo?prodId=${prodId}`)),
      mostStatements: 2,
    },
    {
      kind: 'page /list',
      requests: cycleItems(categories, (category, turn) =>
        page(`/list?${placeOf(category)}&page=${fullPage(category, turn)}`),
      ),
    },
    {
      kind: 'page /detail',
      requests: sampleEvenly(products, REQUESTS).map(({ prodId }) => page(`/detail?prodId=${prodId}`)),
    },
  ];
}

function call(path: string, locale: Language = 'en'): Request {
  return { path: `/api${path}`, headers: { locale } };
}

/** With a cookie a page is rendered for that visitor; without one it comes from the shared cache. */
function page(path: string): Request {
  return { path, headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd', cookie: 'known=1' } };
}

function placeOf({ id, level }: Category): string {
  return `${{ 1: 'cpid', 2: 'cid', 3: 'thCid' }[level]}=${id}`;
}

/** One or two words, from the most frequent to the rarest, alternating between both languages. */
function searchesIn({ words }: MallContents): { keyword: string; locale: Language }[] {
  const inLanguage = (locale: Language) =>
    sampleEvenly(words[locale], REQUESTS / 2).map((word, index) => {
      const common = words[locale][index % 20] ?? '';
      return { keyword: encodeURIComponent(index % 3 === 2 ? `${common} ${word}` : word), locale };
    });
  return interleave(inLanguage('en'), inLanguage('zh_CN'));
}

/** Prefixes of words, as typed. */
function suggestionsIn({ words }: MallContents): Request[] {
  const inLanguage = (locale: Language, longest: number) =>
    sampleEvenly(words[locale], REQUESTS / 2).map((word, index) =>
      call(`/search/suggest?keyword=${encodeURIComponent(word.slice(0, 1 + (index % longest)))}`, locale),
    );
  return interleave(inLanguage('en', 6), inLanguage('zh_CN', 2));
}

/** Every item in the first variant, then in the next, up to `REQUESTS` distinct requests. */
function cycleItems<Item>(items: readonly Item[], make: (item: Item, turn: number) => Request): Request[] {
  const turns = Math.ceil(REQUESTS / Math.max(1, items.length));
  const requests = Array.from({ length: turns }, (_, turn) =>
    items.map((item, index) => make(item, turn + index)),
  ).flat();
  return sampleEvenly([...new Map(requests.map((request) => [request.path, request])).values()], REQUESTS);
}

/** At most this many, evenly spread over the list. */
export function sampleEvenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]).filter(
    (item) => item !== undefined,
  );
}

function interleave<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  return some.flatMap((item, index) => [item, ...others.slice(index, index + 1)]).concat(others.slice(some.length));
}
