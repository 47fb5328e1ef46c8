import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';

for (const locale of ['en', 'zh_CN'] as const) {
  test(`a picture that cannot be loaded is replaced by a message in ${locale}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }]);
    await page.route(/\?w=\d+$/, (route) => route.abort());
    await page.goto('/detail?prodId=13007');
    const drawing = page.getByTitle(messages(locale)('shell.pictureFailed')).first();
    await expect(drawing).toBeVisible();
    await expect.poll(() => drawing.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  });
}
