import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoAxeFindings, expectNoOverflow, layoutShift, resize, SIZES } from '../../support/page-checks.ts';

const PAGES = ['/list', '/detail?prodId=2001'];

for (const address of PAGES) {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    test(`${address} on a ${size}: no layout shift, overflow or accessibility findings`, async ({ page, visit }) => {
      await resize(page, size);
      await visit(address);
      expect(await layoutShift(page)).toBeLessThan(0.02);
      await expectNoOverflow(page);
      // The tablet's content equals the others' except for the number of columns.
      if (size !== 'tablet') await expectNoAxeFindings(page);
    });
  }
}

for (const { size, deviceScaleFactor } of [
  { size: 'desktop', deviceScaleFactor: 1 },
  { size: 'phone', deviceScaleFactor: 2 },
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ deviceScaleFactor });

    for (const address of PAGES) {
      test(`the largest picture of ${address} is fetched first, once, and in a fitting size`, async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'image') fetched.push(request.url());
        });
        await resize(page, size);
        const answer = await page.goto(address, { waitUntil: 'networkidle' });
        const picture = await largestPicture(page);
        expect(picture.fetchPriority).toBe('high');
        expect(fetched.filter((url) => url === picture.url)).toHaveLength(1);
        const wantedPx = picture.width * deviceScaleFactor;
        expect(picture.pixels).toBeGreaterThan(wantedPx * 0.75);
        expect(picture.pixels).toBeLessThan(wantedPx * 2);
        const [head = ''] = ((await answer?.text()) ?? '').split('</head>');
        const preloaded = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
        expect(preloaded.join()).toContain(new URL(picture.url).pathname);
        expect(preloaded.filter((link) => !link.includes('fetchPriority="high"'))).toEqual([]);
      });
    }
  });
}

interface LargestPicture {
  readonly url: string;
  readonly fetchPriority: string;
  /** Width on the page, in CSS pixels. */
  readonly width: number;
  /** Width of the file, in pixels. */
  readonly pixels: number;
}

function largestPicture(page: Page): Promise<LargestPicture> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        // A picture that has just loaded is painted with the next frame.
        let largest: Element | null = null;
        setTimeout(() => reject(new Error(`the largest is ${largest?.outerHTML}`)), 3_000);
        new PerformanceObserver(async (list) => {
          const { element, url } = list.getEntries().at(-1) as LargestContentfulPaint;
          largest = element;
          if (!(element instanceof HTMLImageElement)) return;
          const file = Object.assign(new Image(), { src: url });
          await file.decode();
          const { fetchPriority, clientWidth: width } = element;
          resolve({ url, fetchPriority, width, pixels: file.naturalWidth });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
