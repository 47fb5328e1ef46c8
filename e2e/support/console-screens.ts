import { expect, type Page } from '@playwright/test';
import { expectGoodAt, expectNoOverflow, resize } from './page-checks.ts';

/** Where a console still has its menu beside the screen, and no pixel to spare. */
const NARROWEST_WITH_MENU = { width: 1024, height: 768 };

/**
 * Each of these screens of a console is accessible at a desk and on a phone, where its tables become cards, and nothing
 * sticks out of it at the widths between.
 */
export async function expectGoodScreens(
  page: Page,
  console: 'merchant' | 'platform',
  screens: readonly string[],
): Promise<void> {
  for (const screen of screens) {
    await resize(page, 'desktop');
    await page.goto(`/${console}/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Not `networkidle`: the stream of the bell stays open.
    await expect(page.locator('.ant-skeleton, .ant-spin-spinning, [aria-busy=true]')).toHaveCount(0);
    await expectGoodAt(page, 'desktop');
    await page.setViewportSize(NARROWEST_WITH_MENU);
    await expectNoOverflow(page);
    await resize(page, 'tablet');
    await expectNoOverflow(page);
    await expectGoodAt(page, 'phone');
  }
}
