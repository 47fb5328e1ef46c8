import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { latestCodeTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { expectProblem } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { removePassword } from '../../support/records/account-records.ts';

const NEW_PASSWORD = 'Harbour2026';

const locale = 'en';
const text = messages(locale);

test(`changing the password needs the old one (${locale})`, async ({ page, visit }) => {
  const { mail, password } = await registerByMail(page.request);
  await visit('/user-center/uc-password', locale);
  const old = page.getByLabel(text('profile.password.old'), { exact: true });
  const newPassword = page.getByLabel(text('profile.password.new'), { exact: true });
  const confirmation = page.getByLabel(text('profile.password.confirmation'), { exact: true });
  const submit = page.getByRole('button', { name: text('profile.password.submit'), exact: true });
  await submit.click();
  await expectProblem(old, text('profile.password.oldEmpty'));
  await expectProblem(newPassword, text('profile.password.newEmpty'));
  await old.fill('not my password');
  await newPassword.fill('letters');
  await confirmation.fill('letter5');
  await submit.click();
  await expectProblem(newPassword, text('accounts.error.changeRule'));
  await expectProblem(confirmation, text('accounts.error.mismatch'));
  await newPassword.fill('abc123');
  await confirmation.fill('abc123');
  await submit.click();
  await expectProblem(newPassword, text('refusals.password.common'));
  await newPassword.fill(NEW_PASSWORD);
  await confirmation.fill(NEW_PASSWORD);
  await submit.click();
  await expectProblem(old, text('refusals.password.wrong'));
  await old.fill(password);
  await newPassword.fill(password);
  await confirmation.fill(password);
  await submit.click();
  await expectProblem(newPassword, text('refusals.password.same'));
  await newPassword.fill(NEW_PASSWORD);
  await confirmation.fill(NEW_PASSWORD);
  await submit.click();
  await expect(page.getByRole('heading', { name: text('profile.password.done') })).toBeVisible();
  const answer = await page.request.post('/api/login', { data: { userName: mail, passWord: NEW_PASSWORD } });
  expect(await answer.json()).toMatchObject({ success: true });
});

test(`a buyer without a password sets one with a code (${locale})`, async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  await removePassword(mail);
  await visit('/user-center/uc-password', locale);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('profile.password.setTitle'));
  const code = page.getByLabel(text('accounts.field.code'), { exact: true });
  const submit = page.getByRole('button', { name: text('profile.password.set'), exact: true });
  await page.getByLabel(text('profile.password.new'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(text('profile.password.confirmation'), { exact: true }).fill(NEW_PASSWORD);
  await submit.click();
  await expectProblem(code, text('accounts.error.codeRequired'));
  await page.getByRole('button', { name: text('accounts.field.sendCode') }).click();
  await expectAnnounced(page, text('accounts.field.codeSent'));
  const validCode = await latestCodeTo(mail);
  await code.fill(validCode === '000000' ? '000001' : '000000');
  await submit.click();
  await expectProblem(code, text('refusals.code.wrong'));
  await code.fill(validCode);
  await submit.click();
  await expect(page.getByRole('heading', { name: text('profile.password.done') })).toBeVisible();
});

test(`a pay password is set by code, changed by the old one, and replaced when forgotten (${locale})`, async ({
  page,
  visit,
}) => {
  const { mail } = await registerByMail(page.request);
  await visit('/user-center/uc-pay-password', locale);
  const newPassword = page.getByLabel(text('profile.pay.new'), { exact: true });
  const confirmation = page.getByLabel(text('profile.pay.confirmation'), { exact: true });
  const code = page.getByLabel(text('accounts.field.code'), { exact: true });
  const done = page.getByRole('heading', { name: text('profile.pay.done') });
  const set = page.getByRole('button', { name: text('profile.pay.set'), exact: true });
  await newPassword.fill('12345');
  await confirmation.fill('123456');
  await set.click();
  await expectProblem(code, text('accounts.error.codeRequired'));
  await expectProblem(newPassword, text('profile.pay.rule'));
  await expectProblem(confirmation, text('profile.pay.notMatching'));
  await newPassword.fill('314159');
  await confirmation.fill('314159');
  await page.getByRole('button', { name: text('accounts.field.sendCode') }).click();
  await code.fill(await latestCodeTo(mail));
  await set.click();
  await expect(done).toBeVisible();

  await visit('/user-center/uc-pay-password', locale);
  const old = page.getByLabel(text('profile.pay.old'), { exact: true });
  const change = page.getByRole('button', { name: text('profile.pay.submit'), exact: true });
  await newPassword.fill('271828');
  await confirmation.fill('271828');
  await change.click();
  await expectProblem(old, text('profile.pay.oldEmpty'));
  await old.fill('000000');
  await change.click();
  await expectProblem(old, text('refusals.payPassword.wrong'));
  await old.fill('314159');
  await change.click();
  await expect(done).toBeVisible();

  await visit('/user-center/uc-pay-password', locale);
  await page.getByRole('link', { name: text('profile.pay.forgot') }).click();
  await expect(code).toBeVisible();
});
