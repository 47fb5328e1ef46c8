import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { XIHU } from '../../support/records/buyer.ts';

const text = messages('en');

test.use({ javaScriptEnabled: false });

test('without scripts the profile is saved', async ({ page, consoleErrors: _ }) => {
  await registerByMail(page.request);
  await page.goto('/user-center/uc-account');
  const nickName = page.getByLabel(text('profile.account.nickName'));
  await nickName.fill('');
  await page.getByRole('button', { name: text('profile.save'), exact: true }).click();
  await expect(page.getByText(text('profile.account.nickNameEmpty'))).toBeVisible();
  await nickName.fill('Augusta');
  await page.getByText(text('profile.account.female'), { exact: true }).click();
  await page.getByLabel(text('profile.account.birthDate')).fill('1915-12-10');
  await page.getByRole('button', { name: text('profile.save'), exact: true }).click();
  await expect(page.getByText(text('profile.account.saved'))).toBeVisible();
  await page.goto('/user-center/uc-account');
  await expect(nickName).toHaveValue('Augusta');
  await expect(page.getByLabel(text('profile.account.birthDate'))).toHaveValue('1915-12-10');
});

test('without scripts an address is added, region by region', async ({ page, consoleErrors: _ }) => {
  await registerByMail(page.request);
  await page.goto('/user-center/uc-address');
  await page.getByRole('link', { name: text('addresses.add') }).click();
  await page.getByLabel(text('addresses.receiver')).fill('Grace');
  await page.getByLabel(text('addresses.mobile')).fill('13800138000');
  await page.getByLabel(text('addresses.detail')).fill('12 Analytical Lane');
  await page.getByLabel(text('addresses.postCode')).fill('310013');
  await page.getByLabel(text('addresses.province')).selectOption('Zhejiang');
  await page.getByRole('button', { name: text('addresses.showRegions') }).click();
  await page.getByLabel(text('addresses.city'), { exact: true }).selectOption(XIHU.cityId);
  await page.getByRole('button', { name: text('addresses.showRegions') }).click();
  await page.getByLabel(text('addresses.district')).selectOption(XIHU.areaId);
  await page.getByRole('button', { name: text('profile.save'), exact: true }).click();
  await expect(page.getByText(text('addresses.saved'))).toBeVisible();
  await expect(page.locator('address')).toContainText('Grace');
  await expect(page.locator('address')).toContainText('Xihu District, Hangzhou, Zhejiang');
});

test('without scripts the password is changed', async ({ page, consoleErrors: _ }) => {
  const { mail, password } = await registerByMail(page.request);
  await page.goto('/user-center/uc-password');
  await page.getByLabel(text('profile.password.old'), { exact: true }).fill('not my password');
  await page.getByLabel(text('profile.password.new'), { exact: true }).fill('Harbour2026');
  await page.getByLabel(text('profile.password.confirmation'), { exact: true }).fill('Harbour2026');
  await page.getByRole('button', { name: text('profile.password.submit'), exact: true }).click();
  await expect(page.getByText(text('refusals.password.wrong'))).toBeVisible();
  await page.getByLabel(text('profile.password.old'), { exact: true }).fill(password);
  await page.getByLabel(text('profile.password.new'), { exact: true }).fill('Harbour2026');
  await page.getByLabel(text('profile.password.confirmation'), { exact: true }).fill('Harbour2026');
  await page.getByRole('button', { name: text('profile.password.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: text('profile.password.done') })).toBeVisible();
  const answer = await page.request.post('/api/login', { data: { userName: mail, passWord: 'Harbour2026' } });
  expect(await answer.json()).toMatchObject({ success: true });
});
