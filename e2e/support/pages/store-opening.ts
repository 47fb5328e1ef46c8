import { expect, type Page } from '@playwright/test';
import { latestCodeTo } from '../mailbox.ts';
import { messages } from '../messages.ts';
import { expectAccessibleAt, expectNoOverflow, resize } from '../page-checks.ts';
import { XIHU } from '../records/buyer.ts';
import { expectProblem, field as fieldIn } from './forms.ts';
import { newMobile } from './register.ts';

const text = messages('en');
/** Meets the rule for sellers' passwords. */
export const STORE_PASSWORD = 'kx7Quill#';

/** In `main`, since the search in the header has a field of the same name. */
const field = (page: Page, name: string) => fieldIn(page.getByRole('main'), name);

/** Fills in the five steps, each with an invalid value first where that is quick. */
export async function fillInApplication(page: Page, name: string): Promise<void> {
  const next = () => page.getByRole('button', { name: text('storeOpening.next') }).click();
  await next();
  await expectProblem(field(page, 'shopName'), text('storeOpening.error.name', { limit: 20 }));
  await choosePicture(page, text('storeOpening.logo'));
  await field(page, 'shopName').fill(name);
  await field(page, 'contactPhone').fill('+86 571 8812 4410');
  await page.locator('textarea[name=intro]').fill('Kites of paper and bamboo, made to order.');
  await expectAccessibleAtAllSizes(page);
  await next();
  await expect(page).toHaveURL(/step=place/);

  for (const [level, id] of Object.entries(XIHU)) await page.locator(`select[name=${level}]`).selectOption(id);
  await field(page, 'address').fill('18 Willow Bank');
  await field(page, 'latitude').fill('north');
  await field(page, 'longitude').fill('120.1304');
  await next();
  await expectProblem(field(page, 'latitude'), text('storeOpening.error.coordinates'));
  await field(page, 'latitude').fill('30.2592');
  await expectAccessibleAtAllSizes(page);
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
  await choosePicture(page, text('storeOpening.licence'));
  await next();
  await expect(page).toHaveURL(/step=identity/);
  await choosePicture(page, text('storeOpening.front'));
  await choosePicture(page, text('storeOpening.backSide'));
  await expectAccessibleAtAllSizes(page);
  await page.getByRole('link', { name: text('storeOpening.next') }).click();
}

export async function sendApplication(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: text('storeOpening.agree') }).check();
  await page.getByRole('button', { name: text('storeOpening.send') }).click();
}

/** The smallest possible PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function choosePicture(page: Page, label: string): Promise<void> {
  const section = page.getByRole('region', { name: label });
  const choosing = page.waitForEvent('filechooser');
  // The hidden input has the role of a button too.
  await section.getByRole('button').last().click();
  await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: DOT });
  await expect(section.getByText(text('storeOpening.pictureSaved'))).toBeVisible();
}

/** Returns the account's mobile number. */
export async function setStoreAccount(page: Page): Promise<string> {
  const mobile = newMobile();
  await field(page, 'mobile').fill(mobile);
  await page.getByRole('button', { name: text('accounts.field.sendCode') }).click();
  await field(page, 'validCode').fill(await latestCodeTo(mobile));
  await field(page, 'passWord').fill(STORE_PASSWORD);
  await field(page, 'confirmation').fill(STORE_PASSWORD);
  await page.getByRole('button', { name: text('storeOpening.setAccount') }).click();
  return mobile;
}

export async function expectAccessibleAtAllSizes(page: Page): Promise<void> {
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'tablet');
  await expectNoOverflow(page);
  await expectAccessibleAt(page, 'desktop');
}
