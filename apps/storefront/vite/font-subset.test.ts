import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charactersOf, makeSubsets } from './font-subset.ts';

const SOURCE = path.join(path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter')), 'files');
const LATIN = 'inter-latin-wght-normal.woff2';

let cache = '';
let folder = '';

beforeAll(async () => {
  cache = mkdtempSync(path.join(tmpdir(), 'font-subset-'));
  folder = await makeSubsets(cache);
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

describe('makeSubsets', () => {
  it('makes a smaller file of each font that style sheets use; the Latin one has half the size', () => {
    const made = readdirSync(folder).sort();
    expect(made).toEqual(readdirSync(SOURCE).filter((name) => name.endsWith('-wght-normal.woff2')));
    for (const name of made) expect(bytesOf(folder, name)).toBeLessThan(bytesOf(SOURCE, name));
    expect(bytesOf(folder, LATIN)).toBeLessThan(25_000);
  });

  it('does not make a file again that exists', async () => {
    writeFileSync(path.join(folder, LATIN), 'made before');
    await expect(makeSubsets(cache)).resolves.toBe(folder);
    expect(bytesOf(folder, LATIN)).toBe('made before'.length);
  });
});

it('charactersOf parses unicode-range values of style sheets', () => {
  expect(charactersOf('U+0041-0043,U+20AC')).toBe('ABC€');
});

const bytesOf = (of: string, name: string) => statSync(path.join(of, name)).size;
