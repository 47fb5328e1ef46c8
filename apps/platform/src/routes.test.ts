import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;
const PAGE = /path: '([^']+)',.*?words: \[([^\]]*)\],.*?import\('([^']+)'\)/gs;

/** Catalogues of areas that a file names, with the files of this app that it imports. */
function wordsIn(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, target = '']) =>
    path.resolve(path.dirname(file), target),
  );
  const own = [...text.matchAll(/['`]((?:platform|console)[A-Z]\w*)\./g)].map(([, name = '']) => name);
  return new Set([...own, ...imported.flatMap((target) => [...wordsIn(target, seen)])]);
}

it('every page fetches the catalogues whose words it shows', () => {
  const routes = readFileSync(path.join(HERE, 'routes.ts'), 'utf8');
  const pages = [...routes.slice(routes.indexOf('export const pages')).matchAll(PAGE)];
  const missing = pages.flatMap(([, address, words = '', file = '']) => {
    const fetched = new Set([...words.matchAll(/\w+/g)].map(([name]) => name));
    return [...wordsIn(path.join(HERE, file)).difference(fetched)].map((name) => `${address}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(pages.length).toBeGreaterThan(5);
});
