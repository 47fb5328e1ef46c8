import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { latestCodeTo, latestMessageTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { expectDelayedRedirect, pauseClock, userRecord } from '../../support/pages/account-pages.ts';
import { expectProblem, field } from '../../support/pages/forms.ts';
import { newMail, newMobile, newUserName } from '../../support/pages/register.ts';
import { resetRateLimits } from '../../support/records/account-records.ts';

const LOCALES = ['en', 'zh_CN'] as const;
const PASSWORD = 'Lantern#4821';

test.beforeEach(resetRateLimits);

for (const locale of LOCALES) {
  const text = messages(locale);
  /** All invalid values in English; in other languages the first two, to check the translated messages. */
  const sample = (wrong: string[]) => (locale === 'en' ? wrong : wrong.slice(0, 2));

  for (const by of ['mail', 'mobile'] as const) {
    test(`registering by ${by} in ${locale}: verify, account info, done, and signed in`, async ({ page, visit }) => {
      const address = by === 'mail' ? newMail() : newMobile();
      await page.clock.install();
      await visit('/register?redirect=%2Fnotice-list', locale);
      if (by === 'mobile') await page.getByRole('tab', { name: text('accounts.register.mobile') }).click();
      await verify(page, by, address, text);
      await expectCodeInLanguage(address, by, locale);

      await expectStep(page, text('accounts.register.step2'));
      const nickName = locale === 'en' ? 'Ada Lovelace' : '林小满';
      await expect(field(page, 'nickName')).toHaveValue(by === 'mail' ? (address.split('@')[0] ?? '') : /\d{4}$/);
      await field(page, 'passWord').fill(PASSWORD);
      await field(page, 'nickName').fill(nickName);
      await pauseClock(page);
      await page.getByRole('button', { name: text('accounts.register.submit') }).click();

      await expectStep(page, text('accounts.register.step3'));
      await expect(page.getByText(text('accounts.register.doneText'))).toBeVisible();
      await expect(page.getByText(text('accounts.register.points', { count: 100 }))).toBeVisible();
      await expectDelayedRedirect(page, /\/notice-list$/);
      await expect(page.getByRole('button', { name: text('shell.userMenu', { name: nickName }) })).toBeVisible();
      await expect
        .poll(() => userRecord(page))
        .toEqual({
          nickName,
          userAvatar: expect.any(String),
          userId: expect.stringMatching(/^[\w-]+$/),
          userMail: by === 'mail' ? address : '',
          loading: false,
        });
      await expectTokenOutOfReach(page);
    });
  }

  test(`the first step in ${locale} says what is wrong beside the field, and sends no code before`, async ({
    page,
    visit,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('sendRegisterCode') && sent.push(request.url()));
    const next = page.getByRole('button', { name: text('accounts.steps.next') });
    const sendCode = page.getByRole('button', { name: text('accounts.field.sendCode') });
    await visit('/register', locale);
    const mail = field(page, 'mail');
    const code = field(page, 'validCode');
    await next.click();
    await expectProblem(mail, text('accounts.error.mailRequired'));
    await expectProblem(code, text('accounts.error.codeRequired'));
    for (const wrong of sample([
      '   ',
      'ada',
      'ada@',
      '@example.org',
      'ada@example',
      'ada@example.o',
      'a da@example.org',
    ])) {
      await mail.fill(wrong);
      await sendCode.click();
      await expectProblem(mail, text(wrong.trim() ? 'accounts.error.mailInvalid' : 'accounts.error.mailRequired'));
    }
    await page.getByRole('tab', { name: text('accounts.register.mobile') }).click();
    const mobile = field(page, 'mobile');
    await next.click();
    await expectProblem(mobile, text('accounts.error.mobileRequired'));
    for (const wrong of sample(['1391234567', '139123456789', '23912345678', '1391234567a', '+8613912345678'])) {
      await mobile.fill(wrong);
      await sendCode.click();
      await expectProblem(mobile, text('accounts.error.mobileInvalid'));
    }
    expect(sent).toEqual([]);
    await mobile.fill(newMobile());
    await code.fill('000000');
    await next.click();
    await expectProblem(code, text('refusals.code.wrong'));
  });

  test(`the second step in ${locale} says what is wrong beside the field`, async ({ page, visit }) => {
    await visit('/register', locale);
    await verify(page, 'mail', newMail(), text);
    const submit = page.getByRole('button', { name: text('accounts.register.submit') });
    const userName = field(page, 'userName');
    const passWord = field(page, 'passWord');
    const nickName = field(page, 'nickName');
    await nickName.fill('   ');
    await submit.click();
    await expectProblem(passWord, text('accounts.error.newPasswordRequired'));
    await expectProblem(nickName, text('accounts.error.nickNameRequired'));
    await page.getByText(text('accounts.register.ownName')).click();
    for (const wrong of sample(['ada', 'a'.repeat(17), 'ada-lovelace', 'ada lovelace', '埃达埃达', '13912345678'])) {
      await userName.fill(wrong);
      await submit.click();
      await expectProblem(userName, text('accounts.error.userName'));
    }
    for (const wrong of sample(WRONG_PASSWORDS)) {
      await passWord.fill(wrong);
      await submit.click();
      await expectProblem(passWord, text('accounts.error.registerRule'));
    }
    await passWord.fill(PASSWORD);
    await nickName.fill('Sixteen letters!');
    await submit.click();
    await expectProblem(nickName, text('accounts.error.nickName'));
    await passWord.fill('Password1!');
    await userName.fill(newUserName());
    await nickName.fill('Fifteen letters');
    await submit.click();
    await expectProblem(passWord, text('refusals.password.common'));
  });
}

for (const locale of ['en', 'ar'] as const) {
  test(`both registration forms in ${locale} fit desktop and phone`, async ({ page, visit }) => {
    await visit('/register', locale);
    await expectAccessibleOnDesktopAndPhone(page);
    await verify(page, 'mail', newMail(), messages(locale));
    await page.getByRole('button', { name: messages(locale)('accounts.register.submit') }).click();
    await expectAccessibleOnDesktopAndPhone(page);
  });
}

/** Too short, too long, without letters, digits or symbols, and with characters that are not half-width. */
const WRONG_PASSWORDS = [
  'Lan#482',
  `Lantern#4821${'x'.repeat(9)}`,
  '#4821#4821',
  'Lantern#Lantern',
  'Lantern4821',
  'Lantern＃4821',
  'Lantern# 4821',
];

async function verify(page: Page, by: 'mail' | 'mobile', address: string, text: ReturnType<typeof messages>) {
  await field(page, by).fill(address);
  await page.getByRole('button', { name: text('accounts.field.sendCode') }).click();
  await expect(page.getByText(text('accounts.field.codeSent')).first()).toBeVisible();
  await field(page, 'validCode').fill(await latestCodeTo(address));
  await page.getByRole('button', { name: text('accounts.steps.next') }).click();
  await expectStep(page, text('accounts.register.step2'));
}

async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-current=step]')).toContainText(name);
}

async function expectCodeInLanguage(address: string, by: 'mail' | 'mobile', locale: (typeof LOCALES)[number]) {
  const text = messages(locale);
  const code = await latestCodeTo(address);
  const message = await latestMessageTo(address);
  const mall = 'Galleria';
  if (by === 'mobile') {
    expect(message.text).toContain(text('messages.registerCodeSms', { mall, code, minutes: 10 }));
    return;
  }
  expect(message.subject).toBe(text('messages.codeSubject', { mall, code }));
  expect(message.text).toContain(text('messages.registerCodeIntro', { mall }));
  expect(message.text).toContain(code);
}

async function expectTokenOutOfReach(page: Page): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'cbecBbcToken');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
  );
  expect(readable).not.toContain(token?.value);
  expect(readable).not.toContain('cbecBbcToken');
}
