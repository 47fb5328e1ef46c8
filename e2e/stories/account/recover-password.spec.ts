import { expect, test } from '../../support/fixtures.ts';
import { latestCodeTo, latestMessageTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { expectDelayedRedirect, pauseClock } from '../../support/pages/account-pages.ts';
import { expectProblem, field } from '../../support/pages/forms.ts';
import { newMail, registerByMail } from '../../support/pages/register.ts';
import { resetRateLimits } from '../../support/records/account-records.ts';

const NEW_PASSWORD = 'Harbour#Owl-52';

test.beforeEach(resetRateLimits);

const locale = 'en';
const text = messages(locale);

test(`a forgotten password in ${locale} is replaced with a code by mail, and the old one stops working`, async ({
  page,
  visit,
  request,
}) => {
  const { mail, password } = await registerByMail(request);
  await page.clock.install();
  await visit('/forget-password', locale);
  const next = page.getByRole('button', { name: text('accounts.steps.next') });
  const contact = field(page, 'contact');
  await next.click();
  await expectProblem(contact, text('accounts.error.contactRequired'));
  await expectProblem(field(page, 'validCode'), text('accounts.error.codeRequired'));
  await contact.fill('1391234');
  await next.click();
  await expectProblem(contact, text('accounts.error.mobileInvalid'));
  await contact.fill('ada@example');
  await next.click();
  await expectProblem(contact, text('accounts.error.mailInvalid'));

  await contact.fill(mail);
  await page.getByRole('button', { name: text('accounts.field.sendCode') }).click();
  await field(page, 'validCode').fill(await latestCodeTo(mail));
  await next.click();
  const save = page.getByRole('button', { name: text('accounts.recover.submit') });
  for (const wrong of ['Ab-12', `Harbour#Owl-52${'x'.repeat(7)}`, 'harbour', 'Harbour 52', 'Hårbour-52']) {
    await field(page, 'passWord').fill(wrong);
    await field(page, 'confirmation').fill(wrong);
    await save.click();
    await expectProblem(field(page, 'passWord'), text('accounts.error.changeRule'));
  }
  await field(page, 'passWord').fill(NEW_PASSWORD);
  await field(page, 'confirmation').fill(NEW_PASSWORD.toUpperCase());
  await save.click();
  await expectProblem(field(page, 'confirmation'), text('accounts.error.mismatch'));
  await field(page, 'confirmation').fill(NEW_PASSWORD);
  await pauseClock(page);
  await save.click();
  await expect(page.getByRole('heading', { name: text('accounts.recover.doneTitle') })).toBeVisible();
  await expectDelayedRedirect(page, /\/login$/);

  const login = async (passWord: string) => {
    const answer = await request.post('/api/login', { data: { userName: mail, passWord } });
    return (await answer.json()).reason;
  };
  expect(await login(password)).toBe('login.wrong');
  expect(await login(NEW_PASSWORD)).toBeUndefined();
});

test('recovery answers the same for unknown addresses, which get a message without a code', async ({ page, visit }) => {
  const text = messages('en');
  const unknownMail = newMail();
  await visit('/forget-password');
  await field(page, 'contact').fill(unknownMail);
  await page.getByRole('button', { name: text('accounts.field.sendCode') }).click();
  await expect(page.getByText(text('accounts.recover.sentHint')).first()).toBeVisible();
  expect((await latestMessageTo(unknownMail)).text).not.toMatch(/\b\d{6}\b/);
});

for (const locale of ['en', 'ar'] as const) {
  test(`recovery in ${locale} fits desktop and phone`, async ({ page, visit }) => {
    await visit('/forget-password', locale);
    await page.getByRole('button', { name: messages(locale)('accounts.steps.next') }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessibleOnDesktopAndPhone(page);
  });
}
