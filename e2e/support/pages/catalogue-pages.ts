import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../../packages/domain/src/site/locales.ts';
import { expect } from '../fixtures.ts';
import { words } from '../messages.ts';

/** The field for products in the header. It becomes a combobox when it is focused. */
export function searchField(page: Page): Locator {
  return page.locator('header search').first().locator('input[name=pn]');
}

/** The links of the products on a list, one of each card. */
export function productLinks(page: Page, locale: Locale = 'en'): Locator {
  return page.getByRole('region', { name: words(locale)('search.list.products') }).locator('article a');
}

/** What the products on a list cost now, in the order they stand in. */
export async function shownPrices(page: Page): Promise<number[]> {
  const prices = await page.locator('article :not(s) > bdi[dir=ltr]').allTextContents();
  return prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
}

/** How many products a list has, by its own words. */
export async function expectCount(page: Page, count: number): Promise<void> {
  const said = words('en')('search.list.count', { count });
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: said })).toBeVisible();
}
