import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { resize } from '../../support/page-checks.ts';
import { signInByForm, userMenu, userRecord } from '../../support/pages/account-pages.ts';
import { field } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';

const text = messages('en');

test('a guest who clicks the cart signs in on the spot and is in the cart; Escape restores the focus', async ({
  page,
  visit,
  request,
}) => {
  const person = await registerByMail(request);
  await visit('/');
  const cart = page.locator('header').getByRole('link', { name: text('shell.cartCount', { count: 0 }) });
  await cart.first().click();
  const popup = page.getByRole('dialog', { name: text('shell.signIn') });
  await expect(field(popup, 'userName')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(cart.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(popup, 'userName')).toBeFocused();
  await signInByForm(popup, person);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(popup).toHaveCount(0);
  await expect(userMenu(page)).toBeVisible();
});

test('a guest who opens the personal centre gets there after signing in', async ({ page, visit, request }) => {
  const person = await registerByMail(request);
  await visit('/notice-list');
  await page
    .locator('footer')
    .getByRole('link', { name: text('shell.personalCentre') })
    .click();
  await signInByForm(page.getByRole('dialog'), person);
  await expect(page).toHaveURL(/\/user-center\/uc-home$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone the personal centre asks a guest to sign in too', async ({ page, visit }) => {
  await resize(page, 'phone');
  await visit('/notice-list');
  await page.getByRole('link', { name: text('shell.menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('shell.personalCentre') })
    .click();
  await expect(field(page.getByRole('dialog'), 'userName')).toBeFocused();
  await expect(page).toHaveURL(/\/notice-list$/);
});

/** The shell links these for buyers; products, stores and orders will link them for everyone. */
test('a link to orders, favourites or customer service asks a guest to sign in first, and leads there', async ({
  page,
  visit,
  request,
}) => {
  const person = await registerByMail(request);
  const popup = page.getByRole('dialog', { name: text('shell.signIn') });
  await visit('/notice-list');
  for (const address of ['/user-center/uc-order', '/user-center/uc-collection', '/order-detail?orderNumber=1']) {
    await addLink(page, address);
    await page.getByRole('link', { name: address }).click();
    const join = popup.getByRole('link', { name: text('accounts.login.join') });
    await expect(join).toHaveAttribute('href', `/register?redirect=${encodeURIComponent(address)}`);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(/\/notice-list$/);
  }
  await addLink(page, '/chat');
  await page.getByRole('link', { name: '/chat' }).click();
  await signInByForm(popup, person);
  await expect(page).toHaveURL(/\/chat$/);
  await expect(popup).toHaveCount(0);
});

for (const address of [
  '/cart',
  '/user-center/uc-home',
  '/user-center/uc-order',
  '/user-center/uc-collection',
  '/member-center',
  '/member-center/integral-mall',
]) {
  test(`a guest who opens ${address} is asked to sign in, with the way back kept`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const target = new URL(answer.headers().location ?? '', process.env.MALL_URL);
    expect(target.pathname).toBe('/login');
    expect(target.searchParams.get('redirect')).toBe(address);
  });
}

test('signing out by the menu ends the session and leaves nothing of the person behind', async ({
  page,
  context,
  visit,
}) => {
  const { token } = await registerByMail(page.request);
  await visit('/user-center/uc-home');
  await expect.poll(() => userRecord(page)).toMatchObject({ nickName: 'Ada' });
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: text('shell.logOut') }).click();
  await expect(page.getByRole('link', { name: text('shell.signIn') }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => userRecord(page)).toBeUndefined();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('cbecBbcToken');
  await context.addCookies([{ name: 'cbecBbcToken', value: token, url: process.env.MALL_URL ?? '' }]);
  await page.goto('/user-center/uc-home');
  await expect(page).toHaveURL(/\/login\?/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer can sign in, sees what is wrong, and can sign out', async ({ page, request }) => {
    const person = await registerByMail(request);
    await page.goto('/login?redirect=%2Fnotice-list');
    await signInByForm(page, { ...person, password: 'Wrong#4821' });
    await expect(page.getByRole('alert').filter({ hasText: text('refusals.login.wrong') })).toBeVisible();
    await signInByForm(page, person);
    await expect(page).toHaveURL(/\/notice-list$/);
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: text('shell.logOut') }).click();
    await expect(page).toHaveURL(/\/notice-list$/);
    await expect(page.getByRole('link', { name: text('shell.signIn') }).first()).toBeVisible();
  });
});

test('a password changed in one browser signs the other one out at its next click', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  const { mail, password } = await registerByMail(page.request);
  const otherContext = await browser.newContext({ baseURL });
  const signedIn = await otherContext.request.post('/api/login', { data: { userName: mail, passWord: password } });
  expect((await signedIn.json()).success).toBe(true);
  const other = await otherContext.newPage();
  await other.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => userRecord(other)).toMatchObject({ userMail: mail });

  await visit('/user-center/uc-password');
  await field(page, 'oldPassword').fill(password);
  await field(page, 'newPassword').fill('Harbour#Owl-52');
  await field(page, 'confirmation').fill('Harbour#Owl-52');
  await page.getByRole('button', { name: text('profile.password.submit') }).click();
  await expect(page.getByText(text('profile.password.done'))).toBeVisible();

  await userMenu(other).click();
  await other.getByRole('menuitem', { name: text('shell.personalCentre') }).click();
  await expect(other).toHaveURL(/\/login\?redirect=%2Fuser-center%2Fuc-home$/);
  await expect.poll(() => userRecord(other)).toBeUndefined();
  await expect.poll(async () => (await otherContext.cookies()).map(({ name }) => name)).not.toContain('cbecBbcToken');
  await otherContext.close();
  await visit('/user-center/uc-home');
  await expect(page).toHaveURL(/\/user-center\/uc-home$/);
});

function addLink(page: Page, address: string): Promise<void> {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.prepend(link);
  }, address);
}
