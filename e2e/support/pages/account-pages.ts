import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../../packages/domain/src/site/locales.ts';
import { messages } from '../messages.ts';
import { field } from './forms.ts';

/** The record about the signed-in buyer that page scripts can read. */
export function userRecord(page: Page): Promise<Record<string, unknown> | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') ?? undefined);
}

/** Signs in on the login page or in the popup, by the account tab. */
export async function signInByForm(
  within: Page | Locator,
  person: { userName: string; password: string },
  locale: Locale = 'en',
): Promise<void> {
  await field(within, 'userName').fill(person.userName);
  await field(within, 'passWord').fill(person.password);
  await field(within, 'agree').check();
  await within.getByRole('button', { name: messages(locale)('accounts.login.submit'), exact: true }).click();
}

/** The button of the user menu, which only signed-in buyers have. */
export function userMenu(page: Page, nickName = 'Ada'): Locator {
  return page.getByRole('button', { name: messages('en')('shell.userMenu', { name: nickName }) });
}

/**
 * Pauses the page's clock, which the test has installed, so that a machine under load cannot miss short-lived content.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** The last page of a process stays for three seconds, then redirects; the clock is paused. */
export async function expectDelayedRedirect(page: Page, address: RegExp): Promise<void> {
  const startAddress = page.url();
  await page.clock.runFor(2_700);
  expect(page.url()).toBe(startAddress);
  await page.clock.runFor(600);
  await page.clock.resume();
  await expect(page).toHaveURL(address);
}
