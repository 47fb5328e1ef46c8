import type { Page } from '@playwright/test';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { latestCodeTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { expectProblem, field } from '../../support/pages/forms.ts';
import { newMail } from '../../support/pages/register.ts';
import { forgetBinding, resetRateLimits } from '../../support/records/account-records.ts';

const SITE = 'Google';

test.beforeEach(resetRateLimits);

for (const { locale, person } of [
  { locale: 'en', person: 'Nora Lindqvist' },
  { locale: 'zh_CN', person: '林小满' },
] as const) {
  const text = messages(locale);

  test(`a new buyer signs in through ${SITE} in ${locale}, binds an address once, and is signed in at once the next time`, async ({
    page,
    visit,
    browser,
    baseURL,
  }) => {
    await forgetBinding(person);
    const mail = newMail();
    await visit('/login?redirect=%2Fnotice-list', locale);
    await expect(page.getByText(text('accounts.login.fakeProvider'))).toBeVisible();
    await goTo(page, locale);
    await page.getByRole('button', { name: person }).click();

    const dialog = page.getByRole('dialog', { name: text('accounts.third.bindTitle') });
    const bind = dialog.getByRole('button', { name: text('accounts.third.bind'), exact: true });
    await expect(dialog.getByText(text('accounts.third.bindText', { name: person, site: SITE }))).toBeVisible();
    await field(dialog, 'mail').fill('ada@example');
    await bind.click();
    await expectProblem(field(dialog, 'mail'), text('accounts.error.mailInvalid'));
    await expectProblem(field(dialog, 'validCode'), text('accounts.error.codeRequired'));
    if (locale === 'en') await expectAccessibleOnDesktopAndPhone(page);
    await field(dialog, 'mail').fill(mail);
    await dialog.getByRole('button', { name: text('accounts.field.sendCode') }).click();
    await field(dialog, 'validCode').fill(await latestCodeTo(mail));
    await bind.click();
    await expectSignedIn(page, person, locale);
    await expectAnnounced(page, text('accounts.third.bound'));

    const otherContext = await browser.newContext({ baseURL });
    await otherContext.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }]);
    const other = await otherContext.newPage();
    await other.goto('/login?redirect=%2Fnotice-list', { waitUntil: 'networkidle' });
    await goTo(other, locale);
    await other.getByRole('button', { name: person }).click();
    await expectSignedIn(other, person, locale);
    await otherContext.close();
  });

  test(`signing in through another site in ${locale} needs the terms; cancelling there shows a message and a link`, async ({
    page,
    visit,
  }) => {
    await visit('/login', locale);
    await page.getByRole('link', { name: text('accounts.login.with', { site: SITE }) }).click();
    await expectProblem(field(page, 'agree'), text('accounts.error.agree'));
    await goTo(page, locale);
    await page.getByRole('button', { name: text('site.fakeProvider.cancel') }).click();
    await expect(page.getByRole('heading', { name: text('accounts.third.failed') })).toBeVisible();
    await expect(page.getByText(text('refusals.thirdLogin.cancelled'))).toBeVisible();
    await page.getByRole('link', { name: text('accounts.third.again') }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
}

/** Accepts the terms and follows the link to the provider, a fake one that says so. */
async function goTo(page: Page, locale: 'en' | 'zh_CN'): Promise<void> {
  const text = messages(locale);
  await field(page, 'agree').check();
  await page.getByRole('link', { name: text('accounts.login.with', { site: SITE }) }).click();
  await expect(page.getByText(text('site.fakeProvider.explain', { site: SITE }))).toBeVisible();
}

async function expectSignedIn(page: Page, nickName: string, locale: 'en' | 'zh_CN'): Promise<void> {
  await expect(page).toHaveURL(/\/notice-list$/);
  await expect(
    page.getByRole('button', { name: messages(locale)('shell.userMenu', { name: nickName }) }),
  ).toBeVisible();
}
