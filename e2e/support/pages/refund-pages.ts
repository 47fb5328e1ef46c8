import { expect, type Locator, type Page } from '@playwright/test';
import type { MessageId } from '../../../packages/i18n/src/message-id.ts';
import { messages } from '../messages.ts';

const text = messages('en');

type Visit = (address: string) => Promise<void>;

/** Requests a full refund of an order with one line; returns the request's number, whose page is then open. */
export async function requestFullRefund(
  page: Page,
  visit: Visit,
  orderNumber: string,
  kind?: 'refunds.kind.return',
): Promise<string> {
  await visit(`/user-center/apply-return?orderNumber=${orderNumber}`);
  if (kind) await page.getByRole('radio', { name: text(kind) }).check({ force: true });
  await page.getByLabel(text('refunds.apply.reason')).selectOption('other');
  await submitRequest(page);
  return openedRequestNumber(page);
}

export async function submitRequest(
  page: Page,
  label: 'refunds.apply.submit' | 'refunds.apply.resubmit' = 'refunds.apply.submit',
): Promise<void> {
  await page.getByRole('button', { name: text(label), exact: true }).click();
}

/** Waits for the page of a request that was just sent; returns its number. */
export async function openedRequestNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/return-detail\?refundSn=\d+/);
  await expect(page.getByRole('heading', { name: text('refunds.detail.title') })).toBeVisible();
  return new URL(page.url()).searchParams.get('refundSn') ?? '';
}

/** The card of a request in the list. */
export function refundCard(page: Page, refundSn: string): Locator {
  return page.getByRole('article').filter({ hasText: refundSn });
}

/** A card on the page of a request. */
export function requestCard(page: Page, title: MessageId<'storefront'>): Locator {
  return page.getByRole('region', { name: text(title), exact: true });
}

/** A click on the button opens the file chooser. */
export async function addPicture(page: Page): Promise<void> {
  const buffer = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(300, 200);
      canvas.getContext('2d')?.fillRect(20, 20, 100, 100);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }),
  );
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: text('ui.pictures.add'), exact: true }).click();
  await (await choosing).setFiles({ name: 'crack.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('input[name=imgs]')).toHaveValue(/^pictures\//);
}
