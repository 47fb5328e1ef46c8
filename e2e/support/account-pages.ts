import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../packages/domain/src/site/locales.ts';
import { words } from './messages.ts';
import { expectNoOverflow } from './overflow.ts';
import { expect, expectNoAxeFindings, resize, type SIZES } from './story.ts';

/** Words beside a field, and nowhere else: what a screen reader says with the field, and what stands under it. */
export async function expectProblem(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(message)}`));
  await expect(field.page().getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
}

/** Fields by the names under which they are posted: labels are what changes with the language. */
export function field(within: Page | Locator, name: string): Locator {
  return within.locator(`input[name="${name}"]:not(:disabled)`);
}

/** What the page's own scripts know about who is signed in. */
export function userRecord(page: Page): Promise<Record<string, unknown> | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') ?? undefined);
}

/** Signs in on the login page or in the popup, by the account tab. */
export async function signInHere(
  within: Page | Locator,
  person: { userName: string; password: string },
  locale: Locale = 'en',
): Promise<void> {
  await field(within, 'userName').fill(person.userName);
  await field(within, 'passWord').fill(person.password);
  await field(within, 'agree').check();
  await within.getByRole('button', { name: words(locale)('accounts.login.submit'), exact: true }).click();
}

/** The button of the menu that only somebody who is signed in has. */
export function userMenu(page: Page, nickName = 'Ada'): Locator {
  return page.getByRole('button', { name: words('en')('shell.userMenu', { name: nickName }) });
}

export async function expectGoodOnDeskAndPhone(page: Page): Promise<void> {
  await expectGoodAt(page, 'phone');
  await expectGoodAt(page, 'desktop');
}

export async function expectGoodAt(page: Page, size: keyof typeof SIZES): Promise<void> {
  await resize(page, size);
  await expectNoAxeFindings(page);
  await expectNoOverflow(page);
}

/** Stops the page's clock, which the story has to have installed, so that a busy machine misses nothing that is brief. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** The last page of a way: it stays for three seconds, by a clock that is held, and then goes on by itself. */
export async function expectToMoveOn(page: Page, address: RegExp): Promise<void> {
  const here = page.url();
  await page.clock.runFor(2_700);
  expect(page.url()).toBe(here);
  await page.clock.runFor(600);
  await page.clock.resume();
  await expect(page).toHaveURL(address);
}
