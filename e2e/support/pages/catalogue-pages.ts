import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../../packages/domain/src/site/locales.ts';
import { expect } from '../fixtures.ts';
import { messages } from '../messages.ts';

/** The product search input of the header. It becomes a combobox when it is focused. */
export function searchField(page: Page): Locator {
  return page.locator('header search').first().locator('input[name=pn]');
}

/** The product links of a list, one per card. */
export function productLinks(page: Page, locale: Locale = 'en'): Locator {
  return page.getByRole('region', { name: messages(locale)('search.list.products') }).locator('article a');
}

/** Current prices of the products in a list, in its order. */
export async function shownPrices(page: Page): Promise<number[]> {
  const prices = await page.locator('article :not(s) > bdi[dir=ltr]').allTextContents();
  return prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
}

/** Checks the number of products that a list states. */
export async function expectCount(page: Page, count: number): Promise<void> {
  const countText = messages('en')('search.list.count', { count });
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: countText })).toBeVisible();
}
