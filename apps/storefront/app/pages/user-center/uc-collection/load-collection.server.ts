import type { PageVisit } from '@galleria/contract/call';
import { favouritePage, followedStorePage } from '@galleria/contract/favourites';
import { need } from '../../../forms/answers.server.ts';
import { pageNumber } from '../../../ui/page-number.ts';
import { favouriteTile, followedStoreTile } from './favourite-tiles.ts';

const SIZE = 20;

/** A page that became empty because its last entries were removed shows the page before. */
export async function loadFavourites(visit: PageVisit, url: URL, staleOnly: boolean) {
  const ask = (current: number) =>
    need(visit, url, favouritePage, { staleOnly: staleOnly ? 1 : 0, size: SIZE, current });
  const { records, current, pages } = await lastWithRecords(ask, pageNumber(url.searchParams));
  return { products: records.map(favouriteTile), current, pages };
}

export async function loadFollowedStores(visit: PageVisit, url: URL) {
  const ask = (current: number) => need(visit, url, followedStorePage, { size: SIZE, current });
  const { records, current, pages } = await lastWithRecords(ask, pageNumber(url.searchParams));
  return { stores: records.map(followedStoreTile), current, pages };
}

async function lastWithRecords<Page extends { records: unknown[]; pages: number }>(
  ask: (current: number) => Promise<Page>,
  current: number,
): Promise<Page> {
  const page = await ask(current);
  return page.records.length === 0 && page.pages > 0 ? ask(page.pages) : page;
}
