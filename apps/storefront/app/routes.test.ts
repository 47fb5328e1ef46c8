import { readFileSync } from 'node:fs';
import { readCatalogue } from '@galleria/i18n/load-catalogues';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { BUYER_PAGES } from './features/accounts/buyer-pages.ts';
import routes from './routes.ts';

function everyRoute(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...everyRoute(entry.children ?? [])]);
}

const isBuyerOnly = ({ file }: RouteConfigEntry) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').includes('export const middleware = [buyerOnly]');

describe('routes', () => {
  it('have a name in the catalogue for every page that is not built yet', () => {
    const unbuilt = everyRoute(routes).filter(({ file }) => file.includes('opening-soon'));
    const named = Object.keys(readCatalogue('en', 'shell')).filter((key) => key.startsWith('place.'));
    expect(named.toSorted()).toEqual(unbuilt.map(({ id }) => `place.${id}`).toSorted());
  });

  it('have the buyerOnly middleware on exactly the pages that the browser knows as BUYER_PAGES', () => {
    const guarded = everyRoute(routes).filter(isBuyerOnly);
    const paths = guarded.flatMap((entry) => (entry.path ? [entry] : everyRoute(entry.children ?? [])));
    const firstSegments = paths.flatMap(({ path }) => (path ? [path.split('/')[0]] : []));
    expect([...new Set(firstSegments)].toSorted()).toEqual(BUYER_PAGES.toSorted());
  });
});
