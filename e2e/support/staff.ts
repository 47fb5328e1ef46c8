import { expect, type Page } from '@playwright/test';
import { demoStaff } from '../../packages/demo/src/people/demo-staff.ts';
import { consoleWords } from './messages.ts';

const say = consoleWords('en', 'platform');

/** On the login page of the platform console, until it has let the person in. */
export async function signInToPlatform(page: Page): Promise<void> {
  await page.getByLabel(say('console.signIn.mail')).fill(demoStaff.superuser.mail);
  await page.getByLabel(say('console.signIn.password')).fill(demoStaff.superuser.password);
  await page.getByRole('button', { name: say('console.signIn.submit') }).click();
  await expect(page.getByRole('navigation', { name: say('console.menu') })).toBeVisible();
}
