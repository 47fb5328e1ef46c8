import { expect, type Page } from '@playwright/test';
import { expectAccessibleAt, expectNoOverflow, resize } from './page-checks.ts';

/** The narrowest window in which a console has its menu beside the screen. */
const NARROWEST_WITH_MENU = { width: 1024, height: 768 };

/**
 * Checks screens of a console: accessible on a desktop and on a phone, where tables become cards, and no overflow at
 * the widths between. The first screen is loaded by its address if it is not open already, the others by client-side
 * navigation.
 */
export async function expectAccessibleScreens(
  page: Page,
  console: 'merchant' | 'platform',
  screens: readonly string[],
): Promise<void> {
  for (const [index, screen] of screens.entries()) {
    await resize(page, 'desktop');
    const address = `/${console}/${screen}`;
    if (new URL(page.url()).pathname !== address)
      await (index === 0 ? page.goto(address) : openInConsole(page, address));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Not `networkidle`: the event stream stays open.
    await expect(page.locator('.ant-skeleton, .ant-spin-spinning, [aria-busy=true]')).toHaveCount(0);
    await expectAccessibleAt(page, 'desktop');
    await page.setViewportSize(NARROWEST_WITH_MENU);
    await expectNoOverflow(page);
    await resize(page, 'tablet');
    await expectNoOverflow(page);
    await expectAccessibleAt(page, 'phone');
  }
}

/** Keeps the document with its scripts and axe: starting a console takes longer than showing one of its screens. */
async function openInConsole(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    // React Router stores the position in the history there.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}
