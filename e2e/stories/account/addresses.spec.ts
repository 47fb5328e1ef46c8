import type { Page } from '@playwright/test';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectNoOverflow, resize } from '../../support/page-checks.ts';
import { confirm, expectProblem } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress, XIHU } from '../../support/records/buyer.ts';

const PLACE = { province: 'Zhejiang', region: 'Xihu District, Hangzhou, Zhejiang' };

const locale = 'en';
const text = messages(locale);

test(`an address is checked, added, edited and deleted (${locale})`, async ({ page, visit }) => {
  await registerByMail(page.request);
  await visit('/user-center/uc-address', locale);
  await expect(page.getByText(text('ui.emptyAddress'))).toBeVisible();
  await page.getByRole('link', { name: text('addresses.add') }).click();
  const dialog = page.getByRole('dialog', { name: text('addresses.add') });
  const field = fieldsOf(page, locale);
  const save = page.getByRole('dialog').getByRole('button', { name: text('profile.save'), exact: true });
  await save.click();
  await expectProblem(field.receiver, text('addresses.receiverEmpty'));
  await expectProblem(field.mobile, text('addresses.mobileEmpty'));
  await expectProblem(field.district, text('addresses.regionEmpty'));
  await expectProblem(field.detail, text('addresses.detailEmpty'));
  await expectProblem(field.postCode, text('addresses.postCodeEmpty'));
  await expect(field.receiver).toBeFocused();
  await field.receiver.fill('A'.repeat(26));
  await field.mobile.fill('2380013800');
  await field.detail.fill('Lane');
  await field.postCode.fill('!');
  await save.click();
  await expectProblem(field.receiver, text('addresses.receiverLong', { limit: 25 }));
  await expectProblem(field.mobile, text('addresses.mobileWrong'));
  await expectProblem(field.detail, text('addresses.detailLength', { shortest: 5, longest: 50 }));
  await expectProblem(field.postCode, text('addresses.postCodeWrong'));
  await field.receiver.fill('Grace');
  await field.mobile.fill('13800138000');
  await field.detail.fill('L'.repeat(51));
  await expectProblem(field.detail, text('addresses.detailLength', { shortest: 5, longest: 50 }));
  await field.detail.fill('12 Analytical Lane');
  await field.postCode.fill('310013');
  await field.province.selectOption({ label: PLACE.province });
  await save.click();
  await expectProblem(field.district, text('addresses.regionEmpty'));
  await field.city.selectOption(XIHU.cityId);
  await field.district.selectOption(XIHU.areaId);
  await save.click();
  await expectAnnounced(page, text('addresses.saved'));
  await expect(dialog).toBeHidden();
  const card = page.getByRole('listitem').filter({ has: page.locator('address') });
  await expect(card).toContainText('Grace');
  await expect(card).toContainText(PLACE.region);
  await expect(card).toContainText(text('addresses.default'));

  await page.getByRole('link', { name: text('addresses.editOf', { receiver: 'Grace' }) }).click();
  await expect(field.province).toHaveValue(XIHU.provinceId);
  await expect(field.city.locator('option')).not.toHaveCount(2);
  await expect(field.district).toHaveValue(XIHU.areaId);
  await field.receiver.fill('Hopper');
  await save.click();
  await expect(card).toContainText('Hopper');

  await page.getByRole('button', { name: text('addresses.deleteOf', { receiver: 'Hopper' }) }).click();
  await confirm(page, text('addresses.deleteTitle'), text('addresses.delete'));
  await expectAnnounced(page, text('addresses.deleted'));
  await expect(page.getByText(text('ui.emptyAddress'))).toBeVisible();
});

test('on a phone with the keyboard: the form is a sheet, and each region opens the next', async ({ page, visit }) => {
  await registerByMail(page.request);
  await resize(page, 'phone');
  await visit('/user-center/uc-address');
  await page.getByRole('link', { name: text('addresses.add') }).press('Enter');
  const field = fieldsOf(page, 'en');
  await expect(page.getByRole('dialog').getByRole('button', { name: text('ui.close') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Grace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('13800138000');
  await page.keyboard.press('Tab');
  await expect(field.province).toBeFocused();
  await page.keyboard.type('Zhej');
  await expect(field.province).toHaveValue(XIHU.provinceId);
  await expect(field.city).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(field.city).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field.city).toHaveValue(XIHU.cityId);
  await expect(field.district).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Xihu');
  await expect(field.district).toHaveValue(XIHU.areaId);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12 Analytical Lane');
  await page.keyboard.press('Tab');
  await page.keyboard.type('310013');
  await expectNoOverflow(page);
  await page.keyboard.press('Enter');
  await expectAnnounced(page, text('addresses.saved'));
  await expect(page.locator('address')).toContainText('Xihu District, Hangzhou, Zhejiang');
  await expectNoOverflow(page);
});

test('exactly one address is the default, and it can be changed', async ({ page, visit }) => {
  await registerByMail(page.request);
  await saveAddress(page.request, 'Grace');
  await saveAddress(page.request, 'Hopper');
  await visit('/user-center/uc-address');
  const first = page.locator('address').first();
  await expect(first).toContainText('Grace');
  await page.getByRole('button', { name: text('addresses.makeDefaultOf', { receiver: 'Hopper' }) }).click();
  await expectAnnounced(page, text('addresses.defaultSaved'));
  await expect(first).toContainText('Hopper');
  await expect(page.getByText(text('addresses.default'), { exact: true })).toHaveCount(1);
  // When the default address is deleted, the latest of the others becomes the default.
  await page.getByRole('button', { name: text('addresses.deleteOf', { receiver: 'Hopper' }) }).click();
  await confirm(page, text('addresses.deleteTitle'), text('addresses.delete'));
  await expect(page.locator('address')).toHaveCount(1);
  await expect(page.getByText(text('addresses.default'), { exact: true })).toHaveCount(1);
});

test('a buyer can have at most twenty addresses', async ({ page, visit }) => {
  await registerByMail(page.request);
  for (let number = 1; number <= 19; number++) await saveAddress(page.request, `Person ${number}`);
  await visit('/user-center/uc-address');
  await expect(page.getByRole('link', { name: text('addresses.add') })).toBeVisible();
  await saveAddress(page.request, 'Person 20');
  await page.reload();
  await expect(page.getByText(text('addresses.full', { limit: 20 }))).toBeVisible();
  await expect(page.getByText('20 / 20')).toBeVisible();
  await expect(page.getByRole('button', { name: text('addresses.add') })).toBeDisabled();
  await visit('/user-center/uc-address');
  await page.getByRole('button', { name: text('addresses.deleteOf', { receiver: 'Person 20' }) }).click();
  await confirm(page, text('addresses.deleteTitle'), text('addresses.delete'));
  await expect(page.getByRole('link', { name: text('addresses.add') })).toBeVisible();
});

function fieldsOf(page: Page, locale: 'en' | 'zh_CN') {
  const text = messages(locale);
  const form = page.getByRole('dialog');
  return {
    receiver: form.getByLabel(text('addresses.receiver'), { exact: true }),
    mobile: form.getByLabel(text('addresses.mobile'), { exact: true }),
    province: form.getByLabel(text('addresses.province'), { exact: true }),
    city: form.getByLabel(text('addresses.city'), { exact: true }),
    district: form.getByLabel(text('addresses.district'), { exact: true }),
    detail: form.getByLabel(text('addresses.detail'), { exact: true }),
    postCode: form.getByLabel(text('addresses.postCode'), { exact: true }),
  };
}
