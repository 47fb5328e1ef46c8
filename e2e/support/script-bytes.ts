import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** What a console may make people wait for before its first screen. */
const FIRST_SCREEN_BYTES = 350_000;

/** Loads the console's page again and adds up the scripts, gzipped, that came until the screen was there. */
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
