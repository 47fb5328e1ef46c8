import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

describe('tests that share a process', () => {
  const files = globSync('{apps,packages}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] });

  /** Vitest does not isolate files here: modules, mocked or not, stay loaded for the next file (`vitest.config.ts`). */
  it('no test mocks a module, except those that run in a process of their own', () => {
    expect(files.length).toBeGreaterThan(500);
    const mocking = files
      .filter((file) => !/\.isolated\.test\.|^packages[\\/]embedded-postgres[\\/]/.test(file))
      .filter((file) => /\bvi\.(do)?[mM]ock\(/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(mocking).toEqual([]);
  });
});
