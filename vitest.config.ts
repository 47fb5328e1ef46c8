import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/gate/temporary-files.ts';

keepTemporaryFilesInMemory();

const MADE = ['**/node_modules/**', '**/dist/**', '**/build/**'];
/** They start servers of their own and mock a module, which no other test must see. */
const EMBEDDED_POSTGRES = 'packages/embedded-postgres/**/*.test.ts';

const UNIT = ['packages/**', 'apps/{storefront,merchant,platform}/**'];
const unitTests = (ending: string) => UNIT.map((folder) => `${folder}/*.${ending}.{ts,tsx}`);

const QUICK_ARGON2 = `${import.meta.dirname}/apps/server/src/testing/quick-argon2.ts`;

export default defineConfig({
  test: {
    // Else a machine with two cores would use one of them.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: unitTests('test'),
          exclude: [...MADE, EMBEDDED_POSTGRES, ...unitTests('isolated.test')],
          // Loading everything anew for every file took longer than the tests.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      // They mock a module, which no other test must see.
      { test: { name: 'isolated', include: unitTests('isolated.test'), exclude: MADE, testTimeout: 30_000 } },
      {
        resolve: { alias: { '@node-rs/argon2': QUICK_ARGON2 } },
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: MADE,
          // Loading the whole server anew for every file took a third of the time. Each test has a database of its own.
          isolate: false,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What a mall hears of by notification can take more than the second that is the default when both cores are busy.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      { test: { name: 'embedded-postgres', include: [EMBEDDED_POSTGRES], exclude: MADE, testTimeout: 60_000 } },
      { test: { name: 'gate', include: ['scripts/gate/*.test.{ts,mjs}'], testTimeout: 60_000 } },
    ],
  },
});
