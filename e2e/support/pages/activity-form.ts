import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import { expect, type Page } from '@playwright/test';
import { consoleWords } from '../messages.ts';
import type { Goods } from '../records/goods.ts';
import { signInSeller } from '../records/sellers.ts';

const say = consoleWords('en', 'merchant');

interface FormWish {
  readonly kind: ActivityKind;
  readonly goods: Goods;
  readonly name: string;
  readonly priceCents: number;
  /** From now; as the form proposes it without. */
  readonly endsInSeconds?: number;
  /** What the kind asks for beside that, and what is to be seen in the form. */
  readonly fillIn?: () => Promise<void>;
}

/** An activity of the demo seller's store, made in its form. It began two minutes ago. */
export async function makeInForm(page: Page, wish: FormWish): Promise<void> {
  const { kind, goods, name, priceCents, endsInSeconds, fillIn } = wish;
  await signInSeller(page.request);
  await page.goto('/merchant/activities');
  await page
    .getByRole('button', { name: say('merchantActivities.new') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: say(`consoleActivities.kind.${kind}`) }).click();
  await page.getByRole('textbox', { name: say('consoleActivities.name') }).fill(name);
  await page.getByLabel(say('merchantActivities.startTime')).fill(await localTime(page, -120));
  if (endsInSeconds !== undefined) {
    await page.getByLabel(say('merchantActivities.endTime')).fill(await localTime(page, endsInSeconds));
  }
  await page.getByRole('button', { name: say('console.products.choose') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: say('console.products.search') }).fill(goods.name);
  // The list may hold it before the search has narrowed it, and is drawn anew then.
  await expect(dialog.getByRole('row').filter({ has: page.getByRole('checkbox') })).toHaveCount(2);
  await dialog.getByRole('row').filter({ hasText: goods.name }).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: say('console.products.take', { count: 1 }) }).click();
  await page
    .getByRole('spinbutton', { name: say('merchantActivities.priceOf', { name: goods.name }) })
    .fill(String(priceCents / 100));
  await fillIn?.();
  await page.getByRole('button', { name: say('merchantActivities.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** As the browser's fields write it. */
function localTime(page: Page, fromNowSeconds: number): Promise<string> {
  return page.evaluate((seconds) => {
    const moment = new Date(Date.now() + seconds * 1000);
    return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, fromNowSeconds);
}
