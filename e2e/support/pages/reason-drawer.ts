import { expect, type Page } from '@playwright/test';
import { consoleMessages } from '../messages.ts';

const platformText = consoleMessages('en', 'platform');

/** Types a reason into the open drawer of the platform console and presses its button. */
export async function confirmWithReason(page: Page, reason: string, button: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(platformText('platformBuyers.reason')).fill(reason);
  await drawer.getByRole('button', { name: button, exact: true }).click();
  await expect(drawer).toBeHidden();
}
