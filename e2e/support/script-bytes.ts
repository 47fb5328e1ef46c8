import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** What a console may make people wait for before its first screen. */
const FIRST_SCREEN_BYTES = 350_000;

/** Loads the console's page again and adds up its scripts until the screen is there, gzipped. */
export async function expectSmallFirstScreen(page: Page, isShown: () => Promise<void>): Promise<void> {
  const scripts = new Map<string, Promise<number>>();
  const count = async (body: Promise<Buffer>) => gzipSync(await body, { level: 9 }).length;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), count(response.body()));
  });
  await page.reload();
  await isShown();
  const sizes = await Promise.all(scripts.values());
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_SCREEN_BYTES);
}
