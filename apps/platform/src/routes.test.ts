import { forgottenWords } from '@galleria/console-kit/testing/forgotten-words';
import { expect, it } from 'vitest';
import { pages } from './routes.ts';

it('every page fetches the catalogues whose words it shows', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(forgottenWords)).toEqual([]);
});

it('a page that forgets one is found', () => {
  const page = pages.find(({ path }) => path === '/activities');
  expect(page && forgottenWords({ ...page, words: [] })).toContain('/activities: consoleActivities');
});
