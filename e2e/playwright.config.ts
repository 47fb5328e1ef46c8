import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from '../scripts/gate/temporary-files.ts';

keepTemporaryFilesInMemory();

export default defineConfig({
  testDir: 'stories',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Generous, for a machine under load.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A click can be lost on a machine under load. The list reporter prints flaky tests at the end.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
    // Tracing takes a third of the run time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    colorScheme: 'light',
    serviceWorkers: 'block',
    // Saves waiting for the animations of drawers.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
