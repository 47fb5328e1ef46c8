import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';

const server = path.resolve(import.meta.dirname, '../../..');

async function tablesInCode(): Promise<Record<string, unknown>> {
  const files = globSync('src/{infra,modules,demo}/**/tables.ts', { cwd: server });
  const modules = await Promise.all(files.map((file) => import(path.join(server, file))));
  return Object.assign({}, ...modules);
}

async function latestSnapshot() {
  const [latest] = globSync('migrations/meta/*_snapshot.json', { cwd: server }).sort().reverse();
  return JSON.parse(await readFile(path.join(server, latest ?? ''), 'utf8'));
}

describe('migrations', () => {
  it('match the tables in the code', async () => {
    const snapshot = await latestSnapshot();
    const wanted = generateDrizzleJson(await tablesInCode(), snapshot.id);
    expect(await generateMigration(snapshot, wanted)).toEqual([]);
  });

  it('control: the comparison fails when a table has an extra column', async () => {
    const snapshot = await latestSnapshot();
    const wanted = generateDrizzleJson(await tablesInCode(), snapshot.id);
    const table = wanted.tables['public.setting'];
    if (!table) throw new Error('there is no table of settings');
    table.columns.extra = { name: 'extra', type: 'text', primaryKey: false, notNull: false };
    expect(await generateMigration(snapshot, wanted)).toEqual(['ALTER TABLE "setting" ADD COLUMN "extra" text;']);
  });
});
