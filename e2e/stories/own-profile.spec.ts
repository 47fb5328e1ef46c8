import { expect, expectSaid, test } from '../support/fixtures.ts';
import { expectProblem } from '../support/forms.ts';
import { latestCodeTo } from '../support/mailbox.ts';
import { words } from '../support/messages.ts';
import { newMobile, registerByMail } from '../support/register.ts';

for (const locale of ['en', 'zh_CN'] as const) {
  const say = words(locale);

  test(`name, gender and birth date are checked, saved and shown in the top bar (${locale})`, async ({
    page,
    visit,
  }) => {
    await registerByMail(page.request);
    await visit('/user-center/uc-account', locale);
    const form = page.getByRole('form', { name: say('profile.account.profile') });
    const nickName = form.getByLabel(say('profile.account.nickName'));
    const birthDate = form.getByLabel(say('profile.account.birthDate'));
    const save = form.getByRole('button', { name: say('profile.save'), exact: true });
    await nickName.fill('   ');
    await save.click();
    await expectProblem(nickName, say('profile.account.nickNameEmpty'));
    await nickName.fill('sixteen letters!');
    await birthDate.fill('2999-01-01');
    await save.click();
    await expectProblem(nickName, say('profile.account.nickNameLong', { limit: 15 }));
    await expectProblem(birthDate, say('profile.account.birthDatePast'));
    await nickName.fill('Augusta');
    await birthDate.fill('1915-12-10');
    await form.getByText(say('profile.account.female'), { exact: true }).click();
    await expect(form.getByText(say('profile.account.unsaved'))).toBeVisible();
    await save.click();
    await expect(form.getByText(say('profile.account.saved'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('shell.userMenu', { name: 'Augusta' }) })).toBeVisible();
    await page.reload();
    await expect(nickName).toHaveValue('Augusta');
    await expect(birthDate).toHaveValue('1915-12-10');
    await expect(form.getByRole('radio', { name: say('profile.account.female') })).toBeChecked();
  });

  test(`a mobile number is added with a code from a text message (${locale})`, async ({ page, visit }) => {
    const { password } = await registerByMail(page.request);
    const number = newMobile();
    await visit('/user-center/uc-account', locale);
    await page.getByRole('link', { name: say('profile.contact.mobileAdd') }).click();
    const dialog = page.getByRole('dialog', { name: say('profile.contact.mobileAdd') });
    const mobile = dialog.getByLabel(say('profile.contact.mobileNew'));
    const code = dialog.getByLabel(say('accounts.field.code'), { exact: true });
    const ownPassword = dialog.getByLabel(say('profile.contact.ownPassword'), { exact: true });
    const confirm = dialog.getByRole('button', { name: say('profile.contact.save'), exact: true });
    await confirm.click();
    await expectProblem(mobile, say('accounts.error.mobileRequired'));
    await expectProblem(code, say('accounts.error.codeRequired'));
    await expectProblem(ownPassword, say('accounts.error.passwordRequired'));
    await mobile.fill('2390000000');
    await dialog.getByRole('button', { name: say('accounts.field.sendCode') }).click();
    await expectProblem(mobile, say('accounts.error.mobileInvalid'));
    await mobile.fill(number);
    await dialog.getByRole('button', { name: say('accounts.field.sendCode') }).click();
    await expectSaid(page, say('accounts.field.codeSent'));
    const right = await latestCodeTo(number);
    await code.fill(right);
    await ownPassword.fill('not my password');
    await confirm.click();
    await expectProblem(ownPassword, say('refusals.password.wrong'));
    await ownPassword.fill(password);
    await code.fill(right === '000000' ? '000001' : '000000');
    await confirm.click();
    await expectProblem(code, say('refusals.code.wrong'));
    await code.fill(right);
    await confirm.click();
    await expectSaid(page, say('profile.contact.mobileSaved'));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: say('profile.contact.title') })).toContainText(number.slice(-4));
  });
}

const say = words('en');

test('leaving a form with unsaved changes asks first', async ({ page, visit }) => {
  await registerByMail(page.request);
  await visit('/user-center/uc-account');
  await page.getByLabel(say('profile.account.nickName')).fill('Augusta');
  const addresses = page.getByRole('link', { name: say('profile.menu.addresses'), exact: true });
  await addresses.click();
  const question = page.getByRole('dialog', { name: say('profile.account.leaveTitle') });
  await question.getByRole('button', { name: say('ui.cancel') }).click();
  await expect(page.getByLabel(say('profile.account.nickName'))).toHaveValue('Augusta');
  await addresses.click();
  await question.getByRole('button', { name: say('profile.account.leave'), exact: true }).click();
  await expect(page).toHaveURL(/\/uc-address$/);
});
