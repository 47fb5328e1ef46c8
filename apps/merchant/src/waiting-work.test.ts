import { unknownFilters } from '@galleria/console-kit/testing/unknown-filters';
import { expect, it } from 'vitest';
import { pages } from './routes.ts';
import { waiting } from './waiting-work.ts';

it('every kind of waiting work links to a list with its filter', () => {
  expect(Object.values(waiting.kinds).flatMap(({ path }) => unknownFilters(pages, path))).toEqual([]);
});

it.each([
  ['/products?state=waiting', '/products: state'],
  ['/nowhere?tab=waiting', '/nowhere: no such page'],
])('control: unknownFilters finds the fault of %s', (link, fault) => {
  expect(unknownFilters(pages, link)).toEqual([fault]);
});
