import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.ts';
import { latestCodeTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { expectProblem } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';

test('personal data can be exported as a file, without secrets', async ({ page, visit }) => {
  const text = messages('en');
  const { mail, userName } = await registerByMail(page.request);
  await saveAddress(page.request, 'Grace');
  await visit('/user-center/uc-account');
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: text('profile.data.export') }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('galleria-account.json');
  const file = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ account: { mail, userName }, sessions: [{}] });
  expect(file).toContain('12 Analytical Lane');
  expect(file).not.toMatch(/argon2|hash|password|token/i);
});

/** Another language than in most stories, so that its pages are covered too. */
const locale = 'zh_CN';
const text = messages(locale);

test(`closing the account needs the terms to be read (${locale})`, async ({ page, visit, playwright }) => {
  const { mail, userName, password } = await registerByMail(page.request);
  const otherSession = await playwright.request.newContext({ baseURL: process.env.MALL_URL });
  await otherSession.post('/api/login', { data: { userName: mail, passWord: password } });
  await visit('/user-center/uc-account', locale);
  await page.getByRole('link', { name: text('profile.data.close') }).click();
  for (const consequence of ['erased', 'lost', 'orders', 'devices', 'again'] as const) {
    await expect(page.getByRole('listitem').filter({ hasText: text(`profile.close.${consequence}`) })).toBeVisible();
  }
  const ownPassword = page.getByLabel(text('profile.close.password'), { exact: true });
  const confirmation = page.getByLabel(text('profile.close.understood'));
  const close = page.getByRole('button', { name: text('profile.close.submit') });
  await close.click();
  await expectProblem(ownPassword, text('accounts.error.passwordRequired'));
  await expectProblem(confirmation, text('profile.close.notUnderstood'));
  await ownPassword.fill('not my password');
  await confirmation.check();
  await close.click();
  await expectProblem(ownPassword, text('refusals.password.wrong'));
  await ownPassword.fill(password);
  await close.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('profile.goodbye.title'));
  await page.goto('/user-center/uc-home');
  await expect(page).toHaveURL(/\/login\?/);
  expect(await (await otherSession.get('/api/p/user/userInfo')).json()).toMatchObject({ code: 'A00004' });
  await otherSession.dispose();

  await page.request.post('/api/sms/sendRegisterCode', { data: { mail } });
  const validCode = await latestCodeTo(mail);
  const checked = await page.request.put('/api/user/checkRegisterCode', { data: { mail, validCode } });
  const { data: ticket } = await checked.json();
  const registered = await page.request.post('/api/user/register', {
    data: { ...ticket, userName, nickName: 'Back again', passWord: password },
  });
  expect(await registered.json()).toMatchObject({ success: true });
});
