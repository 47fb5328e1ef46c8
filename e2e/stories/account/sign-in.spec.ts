import { expect, test } from '../../support/fixtures.ts';
import { latestCodeTo, latestMessageTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { signInByForm, userMenu } from '../../support/pages/account-pages.ts';
import { expectProblem, field } from '../../support/pages/forms.ts';
import { newMail, registerByMail, registerByMobile } from '../../support/pages/register.ts';
import { resetRateLimits } from '../../support/records/account-records.ts';

test.beforeEach(resetRateLimits);

test('the account tab accepts e-mail, mobile number and account name, and encrypts the password', async ({
  page,
  visit,
  request,
}) => {
  const { mail, userName, password } = await registerByMail(request);
  const phoned = await registerByMobile(request);
  const posted: string[] = [];
  page.on('request', (sent) => posted.push(sent.postData() ?? ''));
  for (const name of [mail.toUpperCase(), ` ${userName} `, phoned.mobile]) {
    await page.context().clearCookies();
    await visit('/login?redirect=%2Fnotice-list%3Fpage%3D1');
    await signInByForm(page, { userName: name, password });
    await expect(page).toHaveURL(/\/notice-list\?page=1$/);
    await expect(userMenu(page)).toBeVisible();
  }
  expect(posted.join('\n')).not.toContain(encodeURIComponent(password));
});

/** Another language than in most stories, so that its pages are covered too. */
const locale = 'zh_CN';
const text = messages(locale);

test(`the email tab in ${locale}: no code without a valid address and the terms; then one that signs in`, async ({
  page,
  visit,
  request,
}) => {
  const { mail } = await registerByMail(request);
  await visit('/login', locale);
  await page.getByRole('tab', { name: text('accounts.login.byMail') }).click();
  const sent: string[] = [];
  page.on('request', (call) => call.url().includes('sendLoginCode') && sent.push(call.url()));
  const send = page.getByRole('button', { name: text('accounts.field.sendCode') });
  await send.click();
  await expectProblem(field(page, 'mail'), text('accounts.error.mailRequired'));
  await expectProblem(field(page, 'agree'), text('accounts.error.agree'));
  await field(page, 'mail').fill('ada@example');
  await field(page, 'agree').check();
  await send.click();
  await expectProblem(field(page, 'mail'), text('accounts.error.mailInvalid'));
  await field(page, 'mail').fill(` ${mail} `);
  await page.getByRole('button', { name: text('accounts.login.submit'), exact: true }).click();
  await expectProblem(field(page, 'validCode'), text('accounts.error.codeRequired'));
  expect(sent).toEqual([]);
  await send.dblclick();
  const code = await latestCodeTo(mail);
  expect(sent).toHaveLength(1);
  expect((await latestMessageTo(mail)).subject).toContain(code);
  await field(page, 'validCode').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: text('accounts.login.submit'), exact: true }).click();
  await expectProblem(field(page, 'validCode'), text('refusals.code.wrong'));
  await field(page, 'validCode').fill(` ${code} `);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: text('shell.userMenu', { name: 'Ada' }) })).toBeVisible();
});

test(`the account tab in ${locale} says what is wrong beside the field`, async ({ page, visit }) => {
  await visit('/login', locale);
  const submit = page.getByRole('button', { name: text('accounts.login.submit'), exact: true });
  const userName = field(page, 'userName');
  await submit.click();
  await expectProblem(userName, text('accounts.error.accountRequired'));
  await expectProblem(field(page, 'passWord'), text('accounts.error.passwordRequired'));
  await expectProblem(field(page, 'agree'), text('accounts.error.agree'));
  for (const wrong of ['ada@', 'ada@example', 'a b@example.org']) {
    await userName.fill(wrong);
    await submit.click();
    await expectProblem(userName, text('accounts.error.mailInvalid'));
  }
  for (const wrong of ['ada', 'a'.repeat(17), 'ada-lovelace']) {
    await userName.fill(wrong);
    await submit.click();
    await expectProblem(userName, text('accounts.error.accountInvalid'));
  }
});

test(`wrong passwords in ${locale}: the same message for unknown accounts, and a countdown after some tries`, async ({
  page,
  visit,
  request,
}) => {
  const { mail, password } = await registerByMail(request);
  await visit('/login', locale);
  await signInByForm(page, { userName: newMail(), password }, locale);
  await expect(page.getByRole('alert').filter({ hasText: text('refusals.login.wrong') })).toBeVisible();
  await expect(field(page, 'userName')).not.toHaveValue('');
  for (let tries = 0; tries < 5; tries++) {
    const guess = { userName: mail, passWord: `Wrong#482${tries}` };
    const answer = await page.request.post('/api/login', { data: guess });
    expect((await answer.json()).reason).toBe('login.wrong');
  }
  await signInByForm(page, { userName: mail, password }, locale);
  const [before = '', after = ''] = text('accounts.error.wait', { time: '|' }).split('|').map(RegExp.escape);
  const countdown = page.getByText(new RegExp(`^${before}\\d:\\d\\d${after}$`));
  const first = (await countdown.textContent()) ?? '';
  await expect(countdown).not.toHaveText(first);
  await expect(countdown).toBeVisible();
});

test('sign-in returns to the requested page, but never to another site', async ({ page, visit, request, baseURL }) => {
  const person = await registerByMail(request);
  await visit(`/login?redirect=${encodeURIComponent('/\\evil.test')}`);
  await signInByForm(page, person);
  await expect(userMenu(page)).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/`);
  for (const [wanted, reached] of [
    ['//evil.test', '/'],
    ['https://evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['/notice-list?page=1', '/notice-list?page=1'],
  ] as const) {
    const answer = await page.request.get(`/login?redirect=${encodeURIComponent(wanted)}`, { maxRedirects: 0 });
    expect(new URL(answer.headers().location ?? '', baseURL).href, wanted).toBe(`${baseURL}${reached}`);
  }
});

for (const locale of ['en', 'ar'] as const) {
  const text = messages(locale);

  test(`the login page in ${locale} fits desktop and phone`, async ({ page, visit }) => {
    await visit('/login', locale);
    await page.getByRole('button', { name: text('accounts.login.submit'), exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessibleOnDesktopAndPhone(page);
  });

  test(`the login popup in ${locale} fits desktop and phone`, async ({ page, visit }) => {
    await visit('/notice-list', locale);
    await page.getByRole('link', { name: text('shell.cartCount', { count: 0 }) }).click();
    await expect(field(page.getByRole('dialog'), 'userName')).toBeFocused();
    await expectAccessibleOnDesktopAndPhone(page);
  });
}
