import type { Page } from '@playwright/test';
import { crawl, inParallel } from '../../support/crawl.ts';
import { collectConsoleErrors, expect, test } from '../../support/fixtures.ts';
import { expectNoAxeFindings, expectNoOverflow, SIZES } from '../../support/page-checks.ts';

const CLICKS = 3;
const TABS = 3;
/** Three times the time that an idle machine needs. */
const BUSY_MACHINE_MS = 300_000;

// Tracing so many pages would take longer than the test itself.
test.use({ trace: 'off' });

test('no link within three clicks of the home page leads to an error, no picture is missing', async () => {
  test.setTimeout(BUSY_MACHINE_MS);
  const pages = await crawl({ clicks: CLICKS, maxPerKind: 10 });
  expect(pages.length).toBeGreaterThan(100);
  const errors = pages.filter(({ status }) => status >= 400);
  expect.soft(errors.map(({ status, address, from }) => `${from} → ${address}: ${status}`)).toEqual([]);
  const pictures = new Set(pages.flatMap((page) => page.pictures));
  expect(pictures.size).toBeGreaterThan(100);
  const missing: string[] = [];
  await inParallel([...pictures], async (picture) => {
    const answer = await fetch(new URL(`${picture}?w=64`, process.env.MALL_URL));
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) missing.push(picture);
    await answer.arrayBuffer();
  });
  expect(missing).toEqual([]);
});

test('every kind of page within three clicks has no console errors, overflow or accessibility findings', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(BUSY_MACHINE_MS);
  const addresses = (await crawl({ clicks: CLICKS, maxPerKind: 1 })).map(({ address }) => address);
  const [width, height] = SIZES.desktop;
  const context = await browser.newContext({ baseURL, viewport: { width, height }, locale: 'en-US' });
  const consoleErrors = collectConsoleErrors(context);
  const checked = new Set<string>();
  const tabs = Array.from({ length: TABS }, async () => {
    const page = await context.newPage();
    for (let address = addresses.shift(); address !== undefined; address = addresses.shift()) {
      await test.step(address, async () => {
        const answer = await page.goto(address, { waitUntil: 'networkidle' });
        expect(answer?.status()).toBeLessThan(400);
        await expectPicturesInView(page);
        const { pathname } = new URL(page.url());
        if (checked.has(pathname)) return;
        checked.add(pathname);
        await expectNoOverflow(page);
        await expectNoAxeFindings(page, 'page');
      });
    }
  });
  await Promise.all(tabs);
  expect(consoleErrors).toEqual([]);
  expect([...checked]).toEqual(expect.arrayContaining(['/', '/list', '/detail', '/shop-index', '/shop-prod-list']));
  await context.close();
});

/** Lazy pictures further down load only when they are scrolled to. */
async function expectPicturesInView(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const isInView = (picture: HTMLImageElement) => {
          const { top, bottom, left, right, width } = picture.getBoundingClientRect();
          return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        };
        return [...document.images]
          .filter((picture) => picture.checkVisibility() && isInView(picture) && picture.naturalWidth === 0)
          .map((picture) => picture.src);
      }),
    )
    .toEqual([]);
}
