import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { expect, type Page } from '@playwright/test';
import { consoleMessages } from '../messages.ts';
import type { Goods } from '../records/goods.ts';
import { signInSellerByApi } from '../records/sellers.ts';

const merchantText = consoleMessages('en', 'merchant');

interface ActivityFormValues {
  readonly kind: ActivityKind;
  readonly goods: Goods;
  readonly name: string;
  readonly priceCents: number;
  /** From now; by default as proposed by the form. */
  readonly endsInSeconds?: number;
  /** Fills in the fields that are specific to the kind, and checks them. */
  readonly fillIn?: () => Promise<void>;
}

/** Makes an activity of the demo seller's store with the form, which began two minutes ago. */
export async function createActivityByForm(page: Page, values: ActivityFormValues): Promise<void> {
  const { kind, goods, name, priceCents, endsInSeconds, fillIn } = values;
  await signInSellerByApi(page.request);
  await page.goto('/merchant/activities');
  await page
    .getByRole('button', { name: merchantText('merchantActivities.new') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: merchantText(`consoleActivities.kind.${kind}`) }).click();
  await page.getByRole('textbox', { name: merchantText('consoleActivities.name') }).fill(name);
  await page.getByLabel(merchantText('merchantActivities.startTime')).fill(await localTime(page, -120));
  if (endsInSeconds !== undefined) {
    await page.getByLabel(merchantText('merchantActivities.endTime')).fill(await localTime(page, endsInSeconds));
  }
  await page.getByRole('button', { name: merchantText('console.products.choose') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: merchantText('console.products.search') }).fill(goods.name);
  // The list may contain the product before the search has filtered it, and is then rendered again.
  await expect(dialog.getByRole('row').filter({ has: page.getByRole('checkbox') })).toHaveCount(2);
  await dialog.getByRole('row').filter({ hasText: goods.name }).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: merchantText('console.products.take', { count: 1 }) }).click();
  await page
    .getByRole('spinbutton', { name: merchantText('merchantActivities.priceOf', { name: goods.name }) })
    .fill(String(priceCents / 100));
  await fillIn?.();
  await page.getByRole('button', { name: merchantText('merchantActivities.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** In the format of `datetime-local` fields. */
function localTime(page: Page, fromNowSeconds: number): Promise<string> {
  return page.evaluate((seconds) => {
    const moment = new Date(Date.now() + seconds * 1000);
    return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, fromNowSeconds);
}
