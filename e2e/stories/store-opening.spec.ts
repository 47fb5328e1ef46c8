import type { Browser, Page } from '@playwright/test';
import { demoStaff } from '../../packages/demo/src/people/demo-staff.ts';
import { XIHU } from '../support/buyer.ts';
import { collectConsoleErrors, expect, test } from '../support/fixtures.ts';
import { expectProblem, field as fieldIn } from '../support/forms.ts';
import { latestCodeTo, latestMessageTo } from '../support/mailbox.ts';
import { consoleWords, words } from '../support/messages.ts';
import { expectGoodAt, expectNoOverflow, resize } from '../support/page-checks.ts';
import { newMobile, registerByMail } from '../support/register.ts';
import { signInToMerchant } from '../support/sellers.ts';

const say = words('en');
const tell = consoleWords('en', 'platform');
const PASSWORD = 'kx7Quill#';

/** Not that of the search above the page, which has one of the same name. */
const field = (page: Page, name: string) => fieldIn(page.getByRole('main'), name);

// A trace fetches what a preview shows, which the policy of the page forbids, and that would count as a complaint.
test.use({ trace: 'off' });

test('a buyer applies, is refused, applies again, is accepted and opens the back office', async ({
  page,
  visit,
  browser,
}) => {
  test.setTimeout(150_000);
  const { mail } = await registerByMail(page.request);
  const name = `Kites ${Date.now() % 1_000_000}`;
  await visit('/user-center/uc-freeshop');
  await expectGoodEverywhere(page);
  await page.getByRole('link', { name: say('storeOpening.start') }).click();
  await fillIn(page, name);
  await send(page);
  await expect(page.getByRole('heading', { name: say('storeOpening.reviewTitle') })).toBeVisible();
  await expectGoodEverywhere(page);

  const { staff, complaints } = await openQueue(browser);
  await staff.getByRole('link', { name }).click();
  await staff.getByRole('button', { name: tell('platformApplications.showIdentity') }).click();
  const enlarge = tell('platformApplications.enlarge', { name: tell('platformApplications.front') });
  await expect(staff.getByRole('button', { name: enlarge })).toBeVisible();
  await expectGoodAt(staff, 'desktop');
  await staff.getByRole('button', { name: tell('platformApplications.refuse') }).click();
  const drawer = staff.getByRole('dialog');
  await drawer.getByLabel(tell('platformApplications.reason.unreadable')).check();
  await drawer.getByLabel(tell('platformApplications.remark')).fill('The licence is too dark.');
  await drawer.getByRole('button', { name: tell('platformApplications.sendRefusal') }).click();
  await expect(staff.getByText(tell('platformApplications.whyRefused'))).toBeVisible();
  expect((await latestMessageTo(mail)).text).toContain('The licence is too dark.');

  await page.reload();
  await expect(page.getByText('The licence is too dark.')).toBeVisible();
  await expect(page.getByText(say('storeOpening.reason.unreadable'))).toBeVisible();
  await page.getByRole('link', { name: say('storeOpening.step.send') }).click();
  await send(page);
  await expect(page.getByRole('heading', { name: say('storeOpening.reviewTitle') })).toBeVisible();
  await staff.reload();
  await staff.getByRole('button', { name: tell('platformApplications.accept'), exact: true }).click();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: tell('platformApplications.accept'), exact: true })
    .click();
  await expect(staff.getByText(tell('platformApplications.waitsForAccount'))).toBeVisible();
  expect(complaints).toEqual([]);
  await staff.context().close();

  await page.reload();
  await expect(page.getByText(say('storeOpening.acceptedTitle', { store: name }))).toBeVisible();
  await expectGoodEverywhere(page);
  const mobile = await setAccount(page);
  await expect(page.getByText(say('storeOpening.openedTitle', { store: name }))).toBeVisible();
  await expectGoodEverywhere(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: say('storeOpening.backOffice') }).click();
  const office = await opening;
  await signInToMerchant(office, mobile, PASSWORD);
  await expect(office.getByText(name).first()).toBeVisible();
});

/** The five steps, each once wrong where it is cheap. */
async function fillIn(page: Page, name: string): Promise<void> {
  const next = () => page.getByRole('button', { name: say('storeOpening.next') }).click();
  await next();
  await expectProblem(field(page, 'shopName'), say('storeOpening.error.name', { limit: 20 }));
  await choosePicture(page, say('storeOpening.logo'));
  await field(page, 'shopName').fill(name);
  await field(page, 'contactPhone').fill('+86 571 8812 4410');
  await page.locator('textarea[name=intro]').fill('Kites of paper and bamboo, made to order.');
  await expectGoodEverywhere(page);
  await next();
  await expect(page).toHaveURL(/step=place/);

  for (const [level, id] of Object.entries(XIHU)) await page.locator(`select[name=${level}]`).selectOption(id);
  await field(page, 'address').fill('18 Willow Bank');
  await field(page, 'latitude').fill('north');
  await field(page, 'longitude').fill('120.1304');
  await next();
  await expectProblem(field(page, 'latitude'), say('storeOpening.error.coordinates'));
  await field(page, 'latitude').fill('30.2592');
  await expectGoodEverywhere(page);
  await next();
  await expect(page).toHaveURL(/step=company/);

  const company = {
    companyName: 'Paper Sky Ltd.',
    licenceNumber: '91330106MA2MSF41XK',
    legalRepresentative: 'Ada Lin',
  };
  const terms = { registeredCapital: 'CNY 100,000', foundedOn: '2020-02-02', businessTerm: 'Without end' };
  for (const [key, value] of Object.entries({ ...company, ...terms })) await field(page, key).fill(value);
  await page.locator('textarea[name=businessScope]').fill('Kites and paper goods');
  await choosePicture(page, say('storeOpening.licence'));
  await next();
  await expect(page).toHaveURL(/step=identity/);
  await choosePicture(page, say('storeOpening.front'));
  await choosePicture(page, say('storeOpening.backSide'));
  await expectGoodEverywhere(page);
  await page.getByRole('link', { name: say('storeOpening.next') }).click();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: say('storeOpening.agree') }).check();
  await page.getByRole('button', { name: say('storeOpening.send') }).click();
}

/** The smallest picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function choosePicture(page: Page, label: string): Promise<void> {
  const section = page.getByRole('region', { name: label });
  const choosing = page.waitForEvent('filechooser');
  // The hidden input counts as one too.
  await section.getByRole('button').last().click();
  await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: DOT });
  await expect(section.getByText(say('storeOpening.pictureSaved'))).toBeVisible();
}

async function setAccount(page: Page): Promise<string> {
  const mobile = newMobile();
  await field(page, 'mobile').fill(mobile);
  await page.getByRole('button', { name: say('accounts.field.sendCode') }).click();
  await field(page, 'validCode').fill(await latestCodeTo(mobile));
  await field(page, 'passWord').fill(PASSWORD);
  await field(page, 'confirmation').fill(PASSWORD);
  await page.getByRole('button', { name: say('storeOpening.setAccount') }).click();
  return mobile;
}

/** In a browser of their own, at the list of who waits. */
async function openQueue(browser: Browser) {
  const context = await browser.newContext({ baseURL: process.env.MALL_URL, locale: 'en' });
  const complaints = collectConsoleErrors(context);
  const staff = await context.newPage();
  await staff.goto('/platform/applications');
  await staff.getByLabel(tell('console.signIn.mail')).fill(demoStaff.superuser.mail);
  await staff.getByLabel(tell('console.signIn.password')).fill(demoStaff.superuser.password);
  await staff.getByRole('button', { name: tell('console.signIn.submit') }).click();
  await expect(staff.getByRole('heading', { name: tell('platform.applications') })).toBeVisible();
  return { staff, complaints };
}

async function expectGoodEverywhere(page: Page): Promise<void> {
  await expectGoodAt(page, 'phone');
  await resize(page, 'tablet');
  await expectNoOverflow(page);
  await expectGoodAt(page, 'desktop');
}
