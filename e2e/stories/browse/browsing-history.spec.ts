import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { confirm } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { backdateHistory, viewProducts } from '../../support/records/favourites.ts';

const text = messages('en');
const HISTORY = '/user-center/uc-footprint';
const HEADPHONES = 'Halden Drift Noise-Cancelling Headphones';

test('viewed products are listed by day, and can be removed', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  await viewProducts(page.request, [2002, 2003]);
  await backdateHistory(mail);
  const logged = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/p/prodBrowseLog');
  await visit('/detail?prodId=2001');
  expect((await logged).request().headers()['content-type']).toContain('application/x-www-form-urlencoded');
  await viewProducts(page.request, [2004]);

  await visit(HISTORY);
  const today = day(page, text('favourites.history.today'));
  const yesterday = day(page, text('favourites.history.yesterday'));
  await expect(today.locator('article')).toHaveCount(2);
  await expect(yesterday.locator('article')).toHaveCount(2);
  await page.getByRole('button', { name: text('favourites.history.removeNamed', { name: HEADPHONES }) }).click();
  await expect(today.locator('article:visible')).toHaveCount(1);
  await expect(today.getByRole('link', { name: HEADPHONES })).toHaveCount(0);

  const dayName = text('favourites.history.yesterday');
  await yesterday.getByRole('button', { name: text('favourites.history.clearDayNamed', { day: dayName }) }).click();
  await confirm(page, text('favourites.history.clearDayTitle', { day: dayName }), text('favourites.history.clearDay'));
  await expect(yesterday).toHaveCount(0);
  await expect(today.locator('article')).toHaveCount(1);

  await page.getByRole('button', { name: text('favourites.history.clearAll'), exact: true }).click();
  await confirm(page, text('favourites.history.clearAllTitle'), text('favourites.history.clearAll'));
  await expect(page.getByText(text('favourites.history.empty'))).toBeVisible();
  await visit(HISTORY);
  await expect(page.getByText(text('favourites.history.empty'))).toBeVisible();
});

for (const locale of ['en', 'ar']) {
  test(`the history in ${locale} fits a desktop and a phone, without accessibility findings`, async ({
    page,
    visit,
  }) => {
    test.slow();
    const { mail } = await registerByMail(page.request);
    await viewProducts(page.request, [2002, 3003]);
    await backdateHistory(mail);
    await viewProducts(page.request, [4001]);
    await visit(HISTORY, locale);
    await expect(page.locator('main article')).toHaveCount(3);
    await expectAccessibleOnDesktopAndPhone(page);
  });
}

for (const address of [HISTORY, '/user-center/uc-collection?tab=stores']) {
  test(`a guest who opens ${address} is asked to sign in, with the way back kept`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const target = new URL(answer.headers().location ?? '', process.env.MALL_URL);
    expect(target.pathname).toBe('/login');
    expect(target.searchParams.get('redirect')).toBe(address);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one viewed product is removed, then all', async ({ page, consoleErrors: _ }) => {
    await registerByMail(page.request);
    await viewProducts(page.request, [2002, 2003, 2001]);
    await page.goto(HISTORY);
    await page.getByRole('button', { name: text('favourites.history.removeNamed', { name: HEADPHONES }) }).click();
    await expect(page.locator('main article')).toHaveCount(2);
    await page.getByRole('button', { name: text('favourites.history.clearAll'), exact: true }).click();
    await expect(page.getByText(text('favourites.history.empty'))).toBeVisible();
  });
});

function day(page: Page, name: string) {
  return page.getByRole('region', { name });
}
