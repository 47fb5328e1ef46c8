import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyOperation } from '../../packages/contract/src/contract.ts';
import { BANNED_NAMES, foreignTables, tablesIn } from './naming-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(file);

const moduleFiles = globSync('apps/server/src/modules/**/*.ts', { cwd: root }).filter((file) => !isTest(file));
/** The module's name as in the contract: `after-sales` is `afterSales`. */
const moduleOf = (file: string) =>
  (file.split('/')[4] ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('one name per operation', () => {
  it('each operation of the contract is a use case of the same name in the module of its capability', () => {
    const missing = everyOperation().flatMap(({ name }) => {
      const [capability, operation] = name.split('.');
      const declared = new RegExp(`export (const|async function|function) ${operation}\\b`);
      const found = moduleFiles.filter(
        (file) => moduleOf(file) === capability && !file.endsWith('/tables.ts') && declared.test(read(file)),
      );
      return found.length === 1 ? [] : [`${name} is declared in ${found.length} files of its module`];
    });
    expect(missing).toEqual([]);
  });
});

describe('plain names', () => {
  const sources = globSync('{packages,apps,e2e,bench,scripts,docs}/**/*.{ts,tsx,mjs,md,css}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', 'build', '.react-router'].includes(path.basename(name)),
  }).filter((file) => !file.startsWith('scripts/gate/naming-rules'));

  it('no file uses a banned name', () => {
    const found = [...sources, 'README.md', 'CONTRIBUTING.md'].flatMap((file) =>
      [...read(file).matchAll(BANNED_NAMES)].map(([name]) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

describe('SQL stays in the module that owns the table', () => {
  const owners = new Map(
    moduleFiles
      .filter((file) => file.endsWith('/tables.ts'))
      .flatMap((file) => tablesIn(read(file)).map((table) => [table, moduleOf(file)] as const)),
  );

  it('no module names a table of another module in SQL text', () => {
    expect(owners.size).toBeGreaterThan(30);
    const found = moduleFiles.flatMap((file) =>
      foreignTables(read(file), moduleOf(file), owners).map(
        (table) => `${file} names ${table} of ${owners.get(table)}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('control: finds a foreign table in a template, in a string, in a join and in a list', () => {
    const foreign = (text: string) => foreignTables(text, 'payments', new Map([['trade', 'orders']]));
    expect(foreign('sql`exists (select from trade where id = 1)`')).toEqual(['trade']);
    expect(foreign("'update trade set state = 1'")).toEqual(['trade']);
    expect(foreign('`select 1 from payment p join trade t on true`')).toEqual(['trade']);
    expect(foreign('sql`delete from payment p using trade t where t.id = p.id`')).toEqual(['trade']);
    expect(foreign('sql`select 1 from payment p, only trade as t`')).toEqual(['trade']);
    expect(foreign('sql`select 1 from payment join refund using (trade)`')).toEqual([]);
    expect(foreign('// the price from trade to trade')).toEqual([]);
  });
});
