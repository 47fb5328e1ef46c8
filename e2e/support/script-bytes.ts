import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Budget of a console's scripts for its first screen. */
const FIRST_SCREEN_BYTES = 350_000;

/** Reloads the console's page and sums up the gzipped scripts that were loaded until the screen is shown. */
export async function expectSmallFirstScreen(page: Page, isShown: () => Promise<void>): Promise<void> {
  await page.reload();
  await isShown();
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = new Set(addresses.filter((address) => new URL(address).pathname.endsWith('.js')));
  expect(scripts.size).toBeGreaterThan(2);
  let total = 0;
  for (const script of scripts) total += gzipSync(await (await page.request.get(script)).body(), { level: 9 }).length;
  expect(total).toBeLessThanOrEqual(FIRST_SCREEN_BYTES);
}
