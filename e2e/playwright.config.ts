import { defineConfig } from '@playwright/test';

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
  // On a machine that is busy with something else a click can come between two pictures; whoever needs a second try is named.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
    // A record of everything costs a third of the time; whoever looks for a fault asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    colorScheme: 'light',
  },
});
