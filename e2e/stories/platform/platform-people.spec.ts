import type { Page } from '@playwright/test';
import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { confirmWithReason } from '../../support/pages/reason-drawer.ts';
import { userIdOf } from '../../support/records/account-records.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { balancesOf, expectWelcomePoints } from '../../support/records/ledger.ts';
import { openPlatform } from '../../support/records/staff.ts';

const platformText = consoleMessages('en', 'platform');

test('staff look a buyer up by mail address, which is hidden until they reveal it', async ({
  page,
  visit,
  request,
}) => {
  const { mail } = await registerWithAddress(request);
  await openPlatform(page, visit, `/buyers?text=${encodeURIComponent(mail)}`);
  await page
    .getByRole('main')
    .locator(`a[href$="${await userIdOf(mail)}"]`)
    .click();
  const reveal = page.getByRole('button', { name: platformText('platformBuyers.reveal') });
  await expect(reveal).toBeVisible();
  await expect(page.getByText(mail)).toBeHidden();
  await reveal.click();
  await expect(page.getByText(mail)).toBeVisible();
});

test('staff adjust the points of a buyer, who reads the reason', async ({ page, visit, request }) => {
  const { mail } = await registerWithAddress(request);
  const points = await expectWelcomePoints(mail);
  await openBuyer(page, visit, mail);
  await page.getByRole('button', { name: platformText('platformBuyers.adjust'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(platformText('platformBuyers.what')).click();
  await page
    .locator('.ant-select-item-option', { hasText: platformText('platformBuyers.points') })
    .last()
    .click();
  await drawer.getByLabel(platformText('platformBuyers.change')).fill('50');
  await confirmWithReason(page, 'For a missing stamp', platformText('platformBuyers.adjustNow'));
  await expect.poll(async () => (await balancesOf(mail)).points).toBe(points + 50);
  const history = await (await request.get('/api/p/score/page')).json();
  expect(history.data.records[0]).toMatchObject({ change: 50, note: 'For a missing stamp' });
});

test('staff ban a buyer, who cannot sign in until they lift the ban', async ({ page, visit, request }) => {
  const { mail, password } = await registerWithAddress(request);
  const signIn = async () =>
    (await (await request.post('/api/login', { data: { userName: mail, passWord: password } })).json()).reason;
  await openBuyer(page, visit, mail);
  await page.getByRole('button', { name: platformText('platformBuyers.ban'), exact: true }).click();
  await confirmWithReason(page, 'Sells stolen coupons', platformText('platformBuyers.ban'));
  await expect(page.getByText(platformText('platformBuyers.bannedTitle'))).toBeVisible();
  expect(await signIn()).toBe('account.banned');
  await page.getByRole('button', { name: platformText('platformBuyers.unban'), exact: true }).click();
  await confirmWithReason(page, 'It was somebody else', platformText('platformBuyers.unban'));
  await expect(page.getByText(platformText('platformBuyers.bannedTitle'))).toBeHidden();
  expect(await signIn()).toBeUndefined();
});

test('the screens of buyers and sellers are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await openPlatform(page, visit, '/buyers');
  const buyer = await userIdOf('buyer@galleria.test');
  await expectAccessibleScreens(page, 'platform', ['buyers', `buyers/${buyer}`, 'adjustments', 'sellers']);
});

async function openBuyer(page: Page, visit: (address: string) => Promise<void>, mail: string): Promise<void> {
  await openPlatform(page, visit, `/buyers/${await userIdOf(mail)}`);
}
