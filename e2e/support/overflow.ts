import { expect, type Page } from '@playwright/test';

/** Nothing sticks out of the page to the side. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
