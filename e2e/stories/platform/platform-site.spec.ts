import type { Page } from '@playwright/test';
import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { openPlatform } from '../../support/records/staff.ts';

const platformText = consoleMessages('en', 'platform');

test('staff change a language, a rate, the name and a banner, and the storefront shows each at once', async ({
  page,
  visit,
}) => {
  test.slow();
  await openPlatform(page, visit, '/languages');

  const language = page.getByRole('switch', { name: /Português$/ });
  await expect.poll(() => languageOfHome(page, 'pt')).toBe('pt');
  await language.click();
  await expect.poll(() => languageOfHome(page, 'pt')).toBe('en');
  await page.getByRole('button', { name: platformText('console.undo') }).click();
  await expect.poll(() => languageOfHome(page, 'pt')).toBe('pt');

  await page.goto('/platform/currencies');
  const before = await firstPrice(page);
  await changeRate(page, '7.36');
  await expect.poll(() => firstPrice(page)).toBeGreaterThan(before * 1.9);
  await changeRate(page, '3.68');
  await page.getByRole('button', { name: platformText('platformSite.rateHistoryOf', { code: 'ILS' }) }).click();
  await expect(page.getByRole('dialog')).toContainText('7.36');

  await page.goto('/platform/site');
  const name = page.getByLabel(platformText('platformSite.logoText'));
  await name.fill('Galleria Market');
  await expect(page.getByTestId('site-preview')).toContainText('Galleria Market');
  expect(await home(page)).not.toContain('Galleria Market');
  await page.getByRole('button', { name: platformText('platformSite.publish') }).click();
  await expect.poll(() => home(page)).toContain('Galleria Market');
  await name.fill('Galleria');
  await page.getByRole('button', { name: platformText('platformSite.publish') }).click();
  await expect.poll(() => home(page)).not.toContain('Galleria Market');

  await addBanner(page, 'Lanterns for long evenings');
  await expect.poll(() => home(page)).toContain('Lanterns for long evenings');
});

test('a changed setting shows who changed it, and is reset', async ({ page, visit, consoleErrors }) => {
  await openPlatform(page, visit, '/settings');
  const label = platformText('platformSettings.rule.rateJumpPercent');
  await page.getByLabel(platformText('platformSettings.search')).fill(label);
  const value = page.locator('[data-setting=rateJumpPercent]');
  await expect(value).toHaveText('15 %');
  await page.getByRole('button', { name: platformText('platformSettings.changeOf', { name: label }) }).click();
  const field = page.getByRole('dialog').getByLabel(platformText('platformSettings.value'), { exact: true });
  await field.fill('5000');
  await page.getByRole('button', { name: platformText('console.save') }).click();
  await expect(page.getByRole('dialog').getByText('1,000')).toBeVisible();
  consoleErrors.length = 0;
  await field.fill('30');
  await page.getByRole('button', { name: platformText('console.save') }).click();
  await expect(value).toHaveText('30 %');
  await page.getByRole('button', { name: platformText('platformSettings.historyOf', { name: label }) }).click();
  await expect(page.getByRole('dialog')).toContainText('Robin Stone');
  await page
    .getByRole('button', { name: platformText('platformSettings.setBack', { value: '15 %' }) })
    .first()
    .click();
  await expect(value).toHaveText('15 %');
});

test('the screens of the site are accessible and fit at every width', async ({ page, visit }) => {
  test.slow();
  await openPlatform(page, visit, '/settings');
  const screens = ['settings', 'site', 'languages', 'currencies', 'payment-methods', 'legal', 'banners', 'notices'];
  await expectAccessibleScreens(page, 'platform', screens);
});

const home = async (page: Page, cookie = 'lang=en') => (await page.request.get('/', { headers: { cookie } })).text();

async function languageOfHome(page: Page, lang: string): Promise<string> {
  return (await home(page, `lang=${lang}`)).match(/<html[^>]* lang="([^"]+)"/)?.[1] ?? '';
}

/** The first price of the product list, in shekels. */
async function firstPrice(page: Page): Promise<number> {
  const answer = await page.request.get('/list?st=1', { headers: { cookie: 'lang=en; currency=ILS' } });
  const [, amount = '0'] = (await answer.text()).match(/₪\s?(?:<[^>]*>)*([\d,]+)/) ?? [];
  return Number(amount.replaceAll(',', ''));
}

async function changeRate(page: Page, rate: string): Promise<void> {
  await page.getByRole('button', { name: platformText('console.editOf', { name: 'Israeli shekel' }) }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(platformText('platformSite.rate'), { exact: true }).fill(rate);
  await drawer.getByRole('button', { name: platformText('console.save') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('[data-rate=ILS]')).toHaveText(rate);
}

async function addBanner(page: Page, title: string): Promise<void> {
  await page.goto('/platform/banners');
  await page.getByRole('button', { name: platformText('platformSite.addBanner') }).click();
  const drawer = page.getByRole('dialog');
  const picture = { name: 'banner.png', mimeType: 'image/png', buffer: await drawing(page) };
  await drawer.locator('input[type=file]').first().setInputFiles(picture);
  await expect(drawer.locator('.picture-tile img').first()).toBeVisible();
  await drawer.getByLabel(platformText('platformSite.bannerTitle')).fill(title);
  await drawer.getByRole('button', { name: platformText('console.save') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(title)).toBeVisible();
}

/** A picture drawn in the browser. */
async function drawing(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 120 });
    canvas.getContext('2d')?.fillRect(20, 20, 280, 80);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
