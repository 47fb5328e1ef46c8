import { defineConfig } from 'vitest/config';

const MADE = ['**/node_modules/**', '**/dist/**', '**/build/**'];

export default defineConfig({
  test: {
    // Else a machine with two cores would use one of them.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/{storefront,merchant,platform}/**/*.test.{ts,tsx}'],
          exclude: MADE,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: MADE,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'gate', include: ['scripts/gate/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
