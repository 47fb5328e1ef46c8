import { readFileSync } from 'node:fs';
import { readCatalogue } from '@galleria/i18n/load-catalogues';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { isBuyerPage } from './features/accounts/buyer-pages.ts';
import { childOf } from './pages/user-center/child-of.ts';
import routes from './routes.ts';

function everyRoute(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...everyRoute(entry.children ?? [])]);
}

const isBuyerOnly = ({ file }: RouteConfigEntry) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').includes('export const middleware = [buyerOnly]');

/** The distinct first segments of the paths. */
const pathsOf = (entries: RouteConfigEntry[]) => [
  ...new Set(entries.flatMap(({ path }) => (path ? [`/${path.split('/')[0]}`] : []))),
];

const isTopLevel = (entry: RouteConfigEntry) =>
  !everyRoute(routes).some(
    (parent) => parent.path && parent.children?.length && everyRoute(parent.children).includes(entry),
  );

describe('routes', () => {
  it('have a name in the catalogue for every page that is not built yet', () => {
    const unbuilt = everyRoute(routes).filter(({ file }) => file.includes('opening-soon'));
    const named = Object.keys(readCatalogue('en', 'shell')).filter((key) => key.startsWith('place.'));
    expect(named.toSorted()).toEqual(unbuilt.map(({ id }) => `place.${id}`).toSorted());
  });

  it('are known to childOf, each page of the user centre', () => {
    const pages = everyRoute(routes).flatMap(({ path }) => (path && /^uc-[a-z-]+$/.test(path) ? [path] : []));
    expect(pages).toContain('uc-home');
    expect(pages.map((path) => childOf(path))).toEqual(pages);
  });

  it('have an error boundary below each layout of the shell, so that an error replaces only the page', () => {
    const layouts = routes.filter(({ file }) => file.startsWith('shell/') && file.endsWith('-layout.tsx'));
    expect(layouts.length).toBeGreaterThan(0);
    for (const { file, children } of layouts) {
      expect(
        children?.map((child) => child.file),
        file,
      ).toEqual(['shell/boundary-layout.tsx']);
    }
  });

  it('have the buyerOnly middleware on exactly the pages that the browser takes for buyer pages', () => {
    const guarded = everyRoute(routes).filter(isBuyerOnly);
    const guardedPaths = guarded.flatMap((entry) => pathsOf(entry.path ? [entry] : (entry.children ?? [])));
    const allPaths = pathsOf(everyRoute(routes).filter(isTopLevel));
    expect(allPaths.filter(isBuyerPage).toSorted()).toEqual([...new Set(guardedPaths)].toSorted());
  });
});
