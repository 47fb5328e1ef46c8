import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { XIHU } from '../../support/records/buyer.ts';

const say = messages('en');

test.use({ javaScriptEnabled: false });

test('the profile is saved', async ({ page, consoleErrors: _ }) => {
  await registerByMail(page.request);
  await page.goto('/user-center/uc-account');
  const nickName = page.getByLabel(say('profile.account.nickName'));
  await nickName.fill('');
  await page.getByRole('button', { name: say('profile.save'), exact: true }).click();
  await expect(page.getByText(say('profile.account.nickNameEmpty'))).toBeVisible();
  await nickName.fill('Augusta');
  await page.getByText(say('profile.account.female'), { exact: true }).click();
  await page.getByLabel(say('profile.account.birthDate')).fill('1915-12-10');
  await page.getByRole('button', { name: say('profile.save'), exact: true }).click();
  await expect(page.getByText(say('profile.account.saved'))).toBeVisible();
  await page.goto('/user-center/uc-account');
  await expect(nickName).toHaveValue('Augusta');
  await expect(page.getByLabel(say('profile.account.birthDate'))).toHaveValue('1915-12-10');
});

test('an address is added, region by region', async ({ page, consoleErrors: _ }) => {
  await registerByMail(page.request);
  await page.goto('/user-center/uc-address');
  await page.getByRole('link', { name: say('addresses.add') }).click();
  await page.getByLabel(say('addresses.receiver')).fill('Grace');
  await page.getByLabel(say('addresses.mobile')).fill('13800138000');
  await page.getByLabel(say('addresses.detail')).fill('12 Analytical Lane');
  await page.getByLabel(say('addresses.postCode')).fill('310013');
  await page.getByLabel(say('addresses.province')).selectOption('Zhejiang');
  await page.getByRole('button', { name: say('addresses.showRegions') }).click();
  await page.getByLabel(say('addresses.city'), { exact: true }).selectOption(XIHU.cityId);
  await page.getByRole('button', { name: say('addresses.showRegions') }).click();
  await page.getByLabel(say('addresses.district')).selectOption(XIHU.areaId);
  await page.getByRole('button', { name: say('profile.save'), exact: true }).click();
  await expect(page.getByText(say('addresses.saved'))).toBeVisible();
  await expect(page.locator('address')).toContainText('Grace');
  await expect(page.locator('address')).toContainText('Xihu District, Hangzhou, Zhejiang');
});

test('the password is changed', async ({ page, consoleErrors: _ }) => {
  const { mail, password } = await registerByMail(page.request);
  await page.goto('/user-center/uc-password');
  await page.getByLabel(say('profile.password.old'), { exact: true }).fill('not my password');
  await page.getByLabel(say('profile.password.new'), { exact: true }).fill('Harbour2026');
  await page.getByLabel(say('profile.password.confirmation'), { exact: true }).fill('Harbour2026');
  await page.getByRole('button', { name: say('profile.password.submit'), exact: true }).click();
  await expect(page.getByText(say('refusals.password.wrong'))).toBeVisible();
  await page.getByLabel(say('profile.password.old'), { exact: true }).fill(password);
  await page.getByLabel(say('profile.password.new'), { exact: true }).fill('Harbour2026');
  await page.getByLabel(say('profile.password.confirmation'), { exact: true }).fill('Harbour2026');
  await page.getByRole('button', { name: say('profile.password.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('profile.password.done') })).toBeVisible();
  const answer = await page.request.post('/api/login', { data: { userName: mail, passWord: 'Harbour2026' } });
  expect(await answer.json()).toMatchObject({ success: true });
});
