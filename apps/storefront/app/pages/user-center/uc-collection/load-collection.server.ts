import type { PageVisit } from '@galleria/contract/call';
import { favouritePage, followedStorePage } from '@galleria/contract/favourites';
import { need } from '../../../forms/answers.server.ts';
import { pageNumber } from '../../../ui/page-number.ts';
import { keptProduct, keptStore } from './favourite-tiles.ts';

const SIZE = 20;

/** A page that became empty because its last things were let go is the page before. */
export async function loadKeptProducts(visit: PageVisit, url: URL, staleOnly: boolean) {
  const ask = (current: number) =>
    need(visit, url, favouritePage, { staleOnly: staleOnly ? 1 : 0, size: SIZE, current });
  const { records, current, pages } = await lastWithRecords(ask, pageNumber(url.searchParams));
  return { products: records.map(keptProduct), current, pages };
}

export async function loadKeptStores(visit: PageVisit, url: URL) {
  const ask = (current: number) => need(visit, url, followedStorePage, { size: SIZE, current });
  const { records, current, pages } = await lastWithRecords(ask, pageNumber(url.searchParams));
  return { stores: records.map(keptStore), current, pages };
}

async function lastWithRecords<Page extends { records: unknown[]; pages: number }>(
  ask: (current: number) => Promise<Page>,
  current: number,
): Promise<Page> {
  const page = await ask(current);
  return page.records.length === 0 && page.pages > 0 ? ask(page.pages) : page;
}
