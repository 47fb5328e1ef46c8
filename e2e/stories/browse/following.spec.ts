import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { resize, type SIZES } from '../../support/page-checks.ts';
import { signInByForm } from '../../support/pages/account-pages.ts';
import { registerByMail } from '../../support/pages/register.ts';

for (const [size, locale] of [
  ['desktop', 'en'],
  ['tablet', 'zh_CN'],
  ['phone', 'en'],
] as const satisfies [keyof typeof SIZES, string][]) {
  test(`on a ${size}, in ${locale}: a guest follows a store by signing in, and finds it again`, async ({
    page,
    visit,
    request,
  }) => {
    const text = messages(locale);
    const person = await registerByMail(request);
    await resize(page, size);
    await visit('/shop-index?sid=4', locale);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const header = page.getByRole('region', { name: text('stores.head.label') });
    await header.getByRole('button', { name: text('favourites.heart.follow') }).click();
    await signInByForm(page.getByRole('dialog', { name: text('shell.signIn') }), person, locale);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAnnounced(page, text('favourites.heart.followed'));
    await expect(header.getByRole('button', { name: text('favourites.heart.following') })).toBeVisible();
    await expect(page).toHaveURL(/\/shop-index\?sid=4$/);
    await visit('/user-center/uc-collection?tab=stores', locale);
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/shop-index\?sid=4$/);
    await header.getByRole('button', { name: text('favourites.heart.following') }).click();
    await expectAnnounced(page, text('favourites.heart.unfollowed'));
    await expect(header.getByRole('button', { name: text('favourites.heart.follow'), exact: false })).toBeVisible();
    await visit('/user-center/uc-collection?tab=stores', locale);
    await expect(page.getByText(text('favourites.page.emptyStores'))).toBeVisible();
  });
}
