import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const exclude = (name: string) =>
  ['node_modules', 'dist', 'build', '.react-router', '.cache'].includes(path.basename(name));
const files = (pattern: string) => globSync(pattern, { cwd: root, exclude }).map((file) => file.replaceAll('\\', '/'));

describe('size of folders and files', () => {
  const MAX_FILES = 20;
  const MAX_LINES = 300;
  const sources = files('{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/\.(test|spec)\.\w+$|\.d\.ts$/.test(file),
  );

  it(`no folder holds more than ${MAX_FILES} source files`, () => {
    expect(sources.length).toBeGreaterThan(2000);
    const folders = Map.groupBy(sources, (file) => path.posix.dirname(file));
    const crowded = [...folders].filter(([, inside]) => inside.length > MAX_FILES);
    expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  });

  it(`no source file is longer than ${MAX_LINES} lines`, () => {
    const long = sources.filter((file) => read(file).split('\n').length - 1 > MAX_LINES);
    expect(long).toEqual([]);
  });
});

describe('paths in documents', () => {
  /** Prefixes that documents may leave out of a path. */
  const BEGINNINGS = [
    ...['', 'apps/', 'apps/server/src/', 'apps/server/src/infra/', 'apps/storefront/', 'apps/storefront/app/'],
    ...['e2e/', 'packages/'],
  ];
  const PATH_IN_CODE = /`([\w.*-]+(?:\/[\w.*{},-]+)+\/?)`/g;
  const NAMES_FILES = /\.(ts|tsx|mjs|json|sql|css|md)$|\/$/;
  /** These create new files step by step. */
  const TUTORIALS = ['docs/add-a-capability.md', 'docs/console-screen.md'];

  const exists = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;

  it('no document names a missing file', () => {
    const documents = files('{docs,packages,apps,e2e,bench}/**/*.md').filter((file) => !TUTORIALS.includes(file));
    expect(documents.length).toBeGreaterThan(90);
    const dead = ['README.md', 'CONTRIBUTING.md', ...documents].flatMap((document) =>
      [...read(document).matchAll(PATH_IN_CODE)]
        .map(([, named = '']) => named)
        .filter((named) => NAMES_FILES.test(named))
        .filter((named) => [`${path.posix.dirname(document)}/`, ...BEGINNINGS].every((start) => !exists(start + named)))
        .map((named) => `${document}: ${named}`),
    );
    expect(dead).toEqual([]);
  });
});
