import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { Database } from '../../infra/database/database.ts';
import { CHUNK_SIZE, type SitemapEntry, type SitemapSection } from '../../infra/sitemap/sitemap-section.ts';
import { type Catalogue, readProductChunk, readProductChunks } from '../catalogue/index.ts';
import type { Search } from '../search/index.ts';
import type { Stores } from '../stores/index.ts';

const PAGES = [
  ...['/', '/list', '/list?st=1', '/shop-list', '/shop-list?type=1', '/notice-list?shopId=0'],
  ...['/terms-page?sts=0', '/terms-page?sts=1'],
];

/** The chunk that contains the largest four-byte id. */
const LAST_CHUNK = Math.floor((2 ** 31 - 1) / CHUNK_SIZE);

interface SitemapSources {
  readonly database: Database;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly catalogue: Pick<Catalogue, 'categoryNames'>;
  readonly search: Pick<Search, 'filledCategories'>;
}

/** All public pages. */
export function sitemapSections({ database, stores, catalogue, search }: SitemapSources): SitemapSection[] {
  return [
    fromList('pages', async () => PAGES.map((path) => ({ path }))),
    fromList('categories', async () => {
      const names = await catalogue.categoryNames(DEFAULT_LOCALE);
      const filled = await search.filledCategories();
      return [...names.keys()]
        .filter((id) => filled.has(id))
        .sort((one, other) => one - other)
        .map((id) => ({ path: categoryPath(names, id) }));
    }),
    fromList('stores', async () =>
      [...(await stores.summaries(DEFAULT_LOCALE)).values()]
        .filter((store) => isOpen(store.shopStatus))
        .map((store) => store.shopId)
        .sort((one, other) => one - other)
        .map((id) => ({ path: `/shop-index?sid=${id}` })),
    ),
    productSection(database, stores),
  ];
}

/** A section whose list is cached as a whole. */
function fromList(kind: string, list: () => Promise<SitemapEntry[]>): SitemapSection {
  return {
    kind,
    chunks: async () =>
      Array.from({ length: Math.ceil((await list()).length / CHUNK_SIZE) }, (_, index) => ({ number: index + 1 })),
    entries: async (chunk) => (await list()).slice((chunk - 1) * CHUNK_SIZE, Math.max(chunk, 0) * CHUNK_SIZE),
  };
}

function productSection({ queries }: Database, stores: SitemapSources['stores']): SitemapSection {
  const chunking = async () => {
    const summaries = [...(await stores.summaries(DEFAULT_LOCALE)).values()];
    const closed = summaries.filter((store) => !isOpen(store.shopStatus));
    return { size: CHUNK_SIZE, closedStoreIds: closed.map((store) => store.shopId) };
  };
  return {
    kind: 'products',
    chunks: async () => readProductChunks(queries, await chunking()),
    entries: async (chunk) => {
      if (chunk < 1 || chunk > LAST_CHUNK) return [];
      const rows = await readProductChunk(queries, chunk, await chunking());
      return rows.map(({ id, changedAt }) => ({ path: `/detail?prodId=${id}`, changedAt }));
    },
  };
}

/** The path that the menus link to, with the ids of the first, second and third level. */
export function categoryPath(names: Awaited<ReturnType<Catalogue['categoryNames']>>, id: number): string {
  const trail: number[] = [];
  for (let at = names.get(id); at; at = names.get(at.parentId)) trail.unshift(at.id);
  const query = new URLSearchParams(
    ['cpid', 'cid', 'thCid'].slice(0, trail.length).map((name, level) => [name, String(trail[level])]),
  );
  return `/list?${query}`;
}
