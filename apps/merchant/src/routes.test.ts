import { missingCatalogues } from '@galleria/console-kit/testing/missing-catalogues';
import { expect, it } from 'vitest';
import { pages } from './routes.ts';

it('every page loads the catalogues of its messages', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(missingCatalogues)).toEqual([]);
});

it('control: a missing catalogue of a page is found', () => {
  const page = pages.find(({ path }) => path === '/activities');
  expect(page && missingCatalogues({ ...page, catalogues: [] })).toContain('/activities: consoleActivities');
});
