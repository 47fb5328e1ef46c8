import { expect, type Locator, type Page } from '@playwright/test';

/** Checks that the message is both the field's accessible description and shown as an alert. */
export async function expectProblem(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(message)}`));
  await expect(field.page().getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
}

/** Finds inputs by `name`: labels depend on the language. */
export function field(within: Page | Locator, name: string): Locator {
  return within.locator(`input[name="${name}"]:not(:disabled)`);
}

/** Confirms a dialog. */
export async function confirm(page: Page, question: string, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}
