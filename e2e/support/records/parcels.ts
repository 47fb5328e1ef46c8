import { expect, type Locator, type Page } from '@playwright/test';
import { queryNumber, queryRows } from '../database.ts';
import { consoleMessages } from '../messages.ts';

const merchantText = consoleMessages('en', 'merchant');

/** Ships two pieces in two parcels from the page of an order, with the first courier. */
export async function shipInTwo(page: Page, name: string, waybills: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: merchantText('merchant.order.ship'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchant.order.piecesOf', { name, number: 1 })).fill('1');
  await chooseFirst(page, drawer.getByLabel(merchantText('merchant.order.courier')));
  await drawer.getByRole('button', { name: merchantText('merchant.order.addParcel') }).click();
  for (const [index, waybill] of waybills.entries()) {
    await drawer.getByLabel(merchantText('merchant.order.waybill')).nth(index).fill(waybill);
  }
  await drawer.getByRole('button', { name: merchantText('merchant.order.ship'), exact: true }).click();
  await expect(drawer).toBeHidden();
}

/** Ships everything in one parcel from the page of an order. */
export async function shipWhole(page: Page, waybill: string): Promise<void> {
  await page.getByRole('button', { name: merchantText('merchant.order.ship'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await chooseFirst(page, drawer.getByLabel(merchantText('merchant.order.courier')));
  await drawer.getByLabel(merchantText('merchant.order.waybill')).fill(waybill);
  await drawer.getByRole('button', { name: merchantText('merchant.order.ship'), exact: true }).click();
  await expect(drawer).toBeHidden();
}

/** Chooses the first option of an Ant Design select. */
export async function chooseFirst(page: Page, select: Locator): Promise<void> {
  await select.click();
  await page.locator('.ant-select-item-option:visible').first().click();
}

/** Number of parcels of an order that the carrier tracks. */
export function trackedParcels(number: string): Promise<number> {
  return queryNumber(
    `select count(*) from parcel_tracking tracking join parcel on parcel.id = tracking.parcel_id
     join mall_order on mall_order.id = parcel.order_id where mall_order.number = $1`,
    [number],
  );
}

/** Moves one parcel's time at the demo carrier ahead, and makes its next pull due. */
export async function advanceCarrierTime(waybill: string, minutes: number): Promise<void> {
  await queryRows(
    `update parcel_tracking set registered_at = registered_at - make_interval(mins => $2), next_pull_at = mall_now()
     from parcel where parcel.id = parcel_id and parcel.waybill = $1`,
    [waybill, minutes],
  );
  await queryRows(`select graphile_worker.add_job('pullTracking')`);
}

export function parcelState(waybill: string): Promise<number> {
  return queryNumber('select state from parcel where waybill = $1', [waybill]);
}

/**
 * Moves the receipt back, so that the return period is over, and settles the order with the store. Returns the order's
 * id.
 */
export async function endReturnPeriod(number: string): Promise<number> {
  const [order] = await queryRows<{ id: number }>(
    `update mall_order set received_at = received_at - interval '60 days' where number = $1 returning id::int`,
    [number],
  );
  await queryRows(`select graphile_worker.add_job('payStores')`);
  return order?.id ?? 0;
}
