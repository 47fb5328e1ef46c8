import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { registerByMail } from '../../support/pages/register.ts';

const text = messages('en');

// A trace fetches the `blob:` URLs of previews, which the page's CSP forbids: the console error would fail the test.
test.use({ trace: 'off' });

test('a picture of some megabytes is made smaller, saved and shown in the top bar', async ({ page, visit }) => {
  await registerByMail(page.request);
  await visit('/user-center/uc-account');
  const buffer = await noisyPicture(page);
  expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024);
  const section = page.getByRole('region', { name: text('profile.avatar.title') });
  const problem = section.getByRole('alert');
  await choosePicture(section, { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(problem).toHaveText(text('profile.avatar.format'));
  await choosePicture(section, { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(problem).toHaveText(text('refusals.picture.format'));
  await choosePicture(section, { name: 'noise.jpg', mimeType: 'image/jpeg', buffer });
  await expect(section.getByText(text('profile.avatar.saved'))).toBeVisible({ timeout: 20_000 });
  await expect(problem).toBeHidden();
  await expect(section.locator('img')).toHaveAttribute('width', '1080');
  const small = page.getByRole('button', { name: text('shell.userMenu', { name: 'Ada' }) }).locator('img');
  await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
  await section.getByRole('button', { name: text('profile.avatar.remove') }).click();
  await expect(section.getByText(text('profile.avatar.removed'))).toBeVisible();
  await expect(small).toHaveCount(0);
});

/** A click on the button opens the file chooser. */
async function choosePicture(section: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = section.page().waitForEvent('filechooser');
  await section
    .getByRole('button', { name: text('profile.avatar.choose') })
    .last()
    .click();
  await (await choosing).setFiles(file);
}

/** Noise hardly compresses. */
async function noisyPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2000, 1500);
    const pixels = new ImageData(canvas.width, canvas.height);
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    canvas.getContext('2d')?.putImageData(pixels, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
      reader.readAsDataURL(blob);
    });
  });
  return Buffer.from(base64, 'base64');
}
