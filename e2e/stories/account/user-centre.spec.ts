import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import {
  expectAccessibleAt,
  expectAccessibleOnDesktopAndPhone,
  expectNoAxeFindings,
  expectNoOverflow,
  resize,
} from '../../support/page-checks.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';

const text = messages('en');

const PAGES = {
  'uc-account': text('profile.menu.account'),
  'uc-address': text('profile.menu.addresses'),
  'uc-password': text('profile.menu.password'),
  'uc-pay-password': text('profile.menu.payPassword'),
  'uc-bind': text('profile.menu.bind'),
};

test('the overview greets by name and shows level, points, safety and counters', async ({ page, visit }) => {
  const { mail, nickName } = await registerByMail(page.request);
  await saveAddress(page.request, 'Grace');
  await visit('/user-center/uc-home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('profile.home.hello', { name: nickName }));
  await expect(page.getByRole('progressbar', { name: text('profile.home.progress') })).toBeVisible();
  // Welcome points are credited asynchronously after registration.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /^Points\s*100$/ })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const safety = page.getByRole('region', { name: text('profile.home.safety') });
  await expect(safety).toContainText(text('profile.home.safeCount', { settled: 2, all: 4 }));
  await expect(safety).toContainText(mail);
  await expect(page.getByRole('link', { name: /^Addresses\s*1 \/ 20$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Devices signed in\s*1$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Linked accounts\s*0$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: text('profile.home.defaultAddress') })).toContainText('Grace');
  await safety.getByRole('link', { name: text('profile.home.payPassword') }).click();
  await expect(page).toHaveURL(/\/user-center\/uc-pay-password$/);
});

test('the menu leads to every page and marks the one that is open', async ({ page, visit }) => {
  await registerByMail(page.request);
  await visit('/user-center');
  await expect(page).toHaveURL(/\/user-center\/uc-home$/);
  const menu = page.getByRole('navigation', { name: text('profile.menu.label') });
  await expect(menu.locator('[aria-current=page]')).toHaveText(text('profile.menu.home'));
  for (const [child, name] of Object.entries(PAGES)) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/user-center/${child}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(menu.locator('[aria-current=page]')).toHaveText(name);
  }
});

test('older links with the page in the query still work', async ({ page, visit }) => {
  await registerByMail(page.request);
  await visit('/user-center?currentPage=/address');
  await expect(page).toHaveURL(/\/user-center\/uc-address$/);
  await page.goto('/user-center?currentPage=uc-bind');
  await expect(page).toHaveURL(/\/user-center\/uc-bind$/);
  await page.goto('/user-center?currentPage=https://elsewhere.example');
  await expect(page).toHaveURL(/\/user-center\/uc-home$/);
});

test('on a phone the menu is a row that brings the open page into view', async ({ page, visit }) => {
  await registerByMail(page.request);
  await resize(page, 'phone');
  await visit('/user-center/uc-bind');
  const menu = page.getByRole('navigation', { name: text('profile.menu.label') });
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.9 });
  const [menuBox, title] = await Promise.all([
    menu.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect(menuBox && title && menuBox.y + menuBox.height <= title.y).toBe(true);
  await menu.getByRole('link', { name: text('profile.menu.home'), exact: true }).click();
  await expect(menu.locator('[aria-current=page]')).toHaveText(text('profile.menu.home'));
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.9 });
  await expectNoOverflow(page);
});

const PAGE_GROUPS = {
  'what is mine': ['uc-home', 'uc-account', 'uc-address', 'uc-address?add=1'],
  'what keeps it safe': ['uc-password', 'uc-pay-password', 'uc-bind', 'uc-account/close'],
};

for (const locale of ['en', 'ar'] as const) {
  for (const [group, children] of Object.entries(PAGE_GROUPS)) {
    test(`${group} has no accessibility findings and fits its window (${locale})`, async ({ page, visit }) => {
      test.setTimeout(180_000);
      await registerByMail(page.request);
      await saveAddress(page.request, 'Grace');
      for (const child of children) {
        await resize(page, 'desktop');
        await visit(`/user-center/${child}`, locale);
        await (locale === 'en' ? expectAccessibleOnDesktopAndPhone(page) : expectAccessibleAt(page, 'phone'));
        if (child === 'uc-home') await expectNoAxeFindings(page, 'page');
      }
    });
  }
}
