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
  // A busy machine takes its time.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A click can be lost on a busy machine. Tests that needed a second try are listed at the end.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
    // Traces cost a third of the time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    colorScheme: 'light',
    serviceWorkers: 'block',
    // Nothing is gained by waiting until a drawer has slid in.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
