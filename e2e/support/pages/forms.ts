import { expect, type Locator, type Page } from '@playwright/test';

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

/** Confirms what a dialog asks. */
export async function confirm(page: Page, question: string, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}
