import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { latestMessageTo } from '../../support/mailbox.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { expectAccessibleAt, resize } from '../../support/page-checks.ts';
import { inviteClerk, PASSWORD, signInSellerByForm } from '../../support/records/sellers.ts';
import { openPlatform } from '../../support/records/staff.ts';
import { openStore } from '../../support/records/stores.ts';

const platformText = consoleMessages('en', 'platform');
const merchantText = consoleMessages('en', 'merchant');
const text = messages('en');

/** A store that no other story uses. */
const STORE = { storeId: 14, name: 'Fern & Feather' };

async function changeStatus(page: Page, to: 'paused' | 'normal', reason: string): Promise<void> {
  await page.getByRole('button', { name: platformText('platformStores.change') }).click();
  await page.getByRole('menuitem', { name: platformText(`platformStores.to.${to}`) }).click();
  const drawer = page.getByRole('dialog');
  const consequences = to === 'paused' ? 'platformStores.closingText' : 'platformStores.openingText';
  await expect(drawer.getByText(platformText(consequences))).toBeVisible();
  await drawer.getByRole('textbox', { name: platformText('platformStores.reason') }).fill(reason);
  await drawer.getByRole('button', { name: platformText(`platformStores.to.${to}`) }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(reason).first()).toBeVisible();
}

test('staff pause a store with a reason, the storefront says so, and they open it again', async ({ page, visit }) => {
  const { storeId, name } = STORE;
  await openPlatform(page, visit, '/stores');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
  await changeStatus(page, 'paused', 'Papers are being checked.');
  const storefront = async () => {
    const answer = await page.request.get(`/shop-index?sid=${storeId}`);
    return { status: answer.status(), text: await answer.text() };
  };
  const closed = await storefront();
  expect(closed.status).toBe(403);
  expect(closed.text).toContain(text('stores.closed.paused'));
  await changeStatus(page, 'normal', 'Everything is in order.');
  expect(await storefront()).toMatchObject({ status: 200, text: expect.stringContaining(name.replace('&', '&amp;')) });
});

/** Creates a store with a request to change its licence number; returns its owner's mail address. */
async function requestPaperChange(request: APIRequestContext, licenceNumber: string) {
  const storeId = await openStore();
  const mail = await inviteClerk(request);
  await queryRows(
    'update store_member set store_id = $1, role_id = 1 where seller_id = (select id from seller where mail = $2)',
    [storeId, mail],
  );
  await queryRows(
    `insert into store_qualification select copy.* from store_qualification original
     cross join lateral jsonb_populate_record(original, jsonb_build_object('store_id', $1::int)) copy
     where original.store_id = 2`,
    [storeId],
  );
  await queryRows(
    `insert into store_paper_request (store_id, papers)
     select $1::int, jsonb_build_object('companyName', company_name, 'licenceNumber', $2::text,
       'companyAddress', company_address, 'legalRepresentative', legal_representative,
       'registeredCapital', registered_capital, 'foundedOn', founded_on, 'businessTerm', business_term,
       'businessScope', business_scope, 'licencePictures', licence_pictures, 'expiresOn', '2199-12-31')
     from store_qualification where store_id = $1`,
    [storeId, licenceNumber],
  );
  return { storeId, mail };
}

test('staff refuse new papers with a remark, the store sends them again, and staff accept them', async ({
  page,
  visit,
}) => {
  test.slow();
  const licenceNumber = `NEW-${randomUUID().slice(0, 8)}`;
  const { storeId, mail } = await requestPaperChange(page.request, licenceNumber);
  const remark = 'The stamp is cut off.';
  const openPaperRequest = async () => {
    await page.goto(`/platform/stores/${storeId}`);
    await page.getByRole('link', { name: platformText('platformStores.papersWaiting') }).click();
    await expect(page.getByRole('row').filter({ hasText: licenceNumber })).toContainText(
      platformText('platformApplications.changed'),
    );
  };
  await openPlatform(page, visit, '/applications/papers');
  await openPaperRequest();
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await page.getByRole('button', { name: platformText('platformApplications.refuse') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(platformText('platformApplications.reason.unreadable')).check();
  await drawer.getByLabel(platformText('platformApplications.papersRemark')).fill(remark);
  await drawer.getByRole('button', { name: platformText('platformApplications.papersSendRefusal') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(platformText('platformApplications.whyRefused'))).toBeVisible();
  // The first message was the invitation.
  expect((await latestMessageTo(mail, 2)).text).toContain(remark);

  await visit('/merchant/store/papers');
  await signInSellerByForm(page, mail, PASSWORD);
  await expect(page.getByText(remark)).toBeVisible();
  await page.getByRole('button', { name: merchantText('merchantStore.sendAgain') }).click();
  await expect(drawer.getByLabel(merchantText('merchantStore.licenceNumber'))).toHaveValue(licenceNumber);
  await drawer.getByRole('button', { name: merchantText('merchantStore.sendRequest') }).click();
  await expect(page.getByText(merchantText('merchantStore.waitingText'))).toBeVisible();
  await expect(page.getByText(remark)).toBeHidden();

  await openPaperRequest();
  await page.getByRole('button', { name: platformText('platformApplications.accept') }).click();
  await drawer.getByRole('button', { name: platformText('platformApplications.accept') }).click();
  await expect(page.getByText(platformText('platformApplications.wasAccepted'))).toBeVisible();
  const shown = await page.request.get(`/shop-qualifications?sid=${storeId}`);
  expect(await shown.text()).toContain(licenceNumber);
  expect((await latestMessageTo(mail, 3)).text).toContain('accepted');
});

test('staff set a rate of commission and make a coupon of the platform', async ({ page, visit }) => {
  const name = `Lantern week ${randomUUID().slice(0, 8)}`;
  await openPlatform(page, visit, '/commission');
  await page.getByRole('button', { name: platformText('platformStores.newRate') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: platformText('platformStores.rateStore') }).fill(STORE.name.slice(0, 4));
  await page.getByTitle(STORE.name).click();
  await drawer.getByRole('spinbutton', { name: platformText('platformStores.ratePercent') }).fill('4.5');
  await drawer.getByRole('textbox', { name: platformText('platformStores.note') }).fill(name);
  await expectAccessibleAt(page, 'desktop');
  await drawer.getByRole('button', { name: platformText('platformStores.saveRate') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('4.5%');

  await page.getByRole('link', { name: platformText('platform.coupons') }).click();
  await page.getByRole('button', { name: platformText('consoleMarketing.newCoupon') }).click();
  await drawer.getByRole('textbox', { name: platformText('consoleMarketing.name') }).fill(name);
  await drawer.getByRole('spinbutton', { name: platformText('consoleMarketing.amount') }).fill('5');
  await drawer.getByRole('spinbutton', { name: platformText('consoleMarketing.threshold') }).fill('4000');
  await drawer.getByRole('spinbutton', { name: platformText('platformMarketing.storePercent') }).fill('30');
  await drawer.getByRole('spinbutton', { name: platformText('platformMarketing.budget') }).fill('250');
  await drawer.getByRole('button', { name: platformText('consoleMarketing.save') }).click();
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(platformText('platformMarketing.budgetOf', { used: '$0.00', budget: '$250.00' }));
  await expect(row).toContainText(platformText('platformMarketing.bearer.shared', { percent: 30 }));
  await row.getByRole('button', { name: platformText('consoleMarketing.moreOf', { name }) }).click();
  await page.getByRole('menuitem', { name: platformText('consoleMarketing.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: platformText('consoleMarketing.delete') })
    .click();
  await expect(row).toBeHidden();
});

test('a store is picked by a part of its name, without a mouse, and is named where the address has its number', async ({
  page,
  visit,
}) => {
  const { storeId, name } = STORE;
  const label = platformText('platformOrders.store');
  const filter = page.getByRole('search').getByRole('button', { name: label });
  await openPlatform(page, visit, '/orders');
  await filter.click();
  const field = page.getByRole('combobox', { name: label });
  await expect(field).toBeFocused();

  await page.route('**/s/store/options?text=*', (route) =>
    route.fulfill({
      json: { success: false, code: 'A00001', msg: 'Not just now.', data: null, reason: 'server.fault' },
    }),
  );
  await field.pressSequentially(name.slice(0, 4).toLowerCase());
  await expect(page.getByText('Not just now.')).toBeVisible();
  await page.unroute('**/s/store/options?text=*');
  await page.getByRole('button', { name: platformText('console.tryAgain') }).click();
  await expect(page.getByTitle(name)).toContainText(`#${storeId}`);
  await field.fill('no store has this name');
  await expect(page.getByText(platformText('console.search.nothing'))).toBeVisible();
  await field.fill(String(storeId));
  await expect(page.getByTitle(name)).toBeVisible();
  await expectAccessibleAt(page, 'desktop');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`store=${storeId}`));
  await expect(filter.first()).toHaveText(`${label}: ${name}`);

  for (const path of ['orders?store=', 'payouts?storeId=', 'ledger?kind=storePayable&owner=', 'audit?store=']) {
    await page.goto(`/platform/${path}${storeId}`);
    await expect(page.getByRole('search').getByRole('button', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: platformText('console.list.removeFilter', { filter: label }) }).click();
  await expect(page).toHaveURL(/audit$/);
});

test('the screens of stores, commission and coupons are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await openPlatform(page, visit, '/stores');
  const ofStores = ['stores', 'stores/15', 'applications/papers', 'commission'];
  const ofMarketing = ['coupons', 'preferred', 'new-user-special'];
  await expectAccessibleScreens(page, 'platform', [...ofStores, ...ofMarketing]);
});
