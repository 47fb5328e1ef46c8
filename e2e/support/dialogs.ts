import { expect, type Page } from '@playwright/test';

/** Confirms what a dialog asks. */
export async function confirm(page: Page, question: string, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}
