import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';

// With reduced motion every colour has a transition of 1 ms, and axe would measure it on the way to the dark theme.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the component page has no accessibility findings, in light and dark', async ({ page, visit }) => {
  await visit('/ui');
  await expectNoAxeFindings(page, 'page');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeFindings(page, 'page');
});

test('a dialog holds the focus, closes with Escape and restores the focus', async ({ page, visit }) => {
  await visit('/ui');
  const opener = page.getByRole('button', { name: 'Open a dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab');
    expect(
      await dialog.evaluate(
        (node) => node.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('toasts are announced and disappear by themselves', async ({ page, visit }) => {
  await visit('/ui');
  await page.getByRole('button', { name: 'Show a success' }).click();
  await expectAnnounced(page, 'Saved');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeHidden();
});

test('seven empty states, each with a picture, a sentence and a link', async ({ page, visit }) => {
  await visit('/ui');
  for (const sentence of [
    'We looked everywhere, but this page is not here.',
    'No orders yet. Your first one will show up here.',
    'Nothing saved yet. Tap a heart to keep what you like.',
    'No coupons here yet.',
    'Your cart is empty.',
    'No address yet. Add one and checkout is quicker.',
    'Nothing matches. Try fewer or other words.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
});
