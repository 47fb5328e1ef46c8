import { readCatalogue } from '@galleria/i18n/load-catalogues';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

function everyRoute(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...everyRoute(entry.children ?? [])]);
}

it('has a name in the catalogue for every page that is not open yet', () => {
  const closed = everyRoute(routes).filter(({ file }) => file.includes('opening-soon'));
  const named = Object.keys(readCatalogue('en', 'shell')).filter((key) => key.startsWith('place.'));
  expect(named.toSorted()).toEqual(closed.map(({ id }) => `place.${id}`).toSorted());
});
