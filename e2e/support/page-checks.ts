import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

export const SIZES = { desktop: [1440, 900], tablet: [768, 1024], phone: [390, 844] } as const;

export async function resize(page: Page, size: keyof typeof SIZES): Promise<void> {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
}

/** Of the storefront, and drawers and dialogs of the consoles, which stand outside of their page. */
const OPEN_DIALOGS = [
  'dialog[open]',
  '.ant-drawer-open .ant-drawer-section',
  '.ant-modal-wrap:not([style*=none]) .ant-modal',
];

/**
 * Accessibility of what a page adds to the frame: its content and open dialogs. Header, menu and footer are the same on
 * every page and make up most of a document; `crawl.spec.ts` and `front-page.spec.ts` check whole pages, landmarks and
 * titles included.
 */
export async function expectNoAxeFindings(page: Page, scope: 'content' | 'page' = 'content'): Promise<void> {
  // A console renders it itself, a moment after its document is there.
  await page.locator('main').waitFor();
  const places = scope === 'content' ? ['main', ...OPEN_DIALOGS] : [];
  expect(await axeFindings(page, places)).toEqual([]);
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * In those places that there are; without any, in the whole page. Axe is 650 kB of script, which a document is given once,
 * however often it is asked. No page has a frame of another site, so no second page is needed to put results together; and
 * a list of everything that is as it should be takes longer than finding what is not.
 */
async function axeFindings(page: Page, places: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    await colourChangesToEnd();
    const include = wanted.filter((place) => document.querySelector(place));
    const context = include.length > 0 ? { include: include.map((place) => [place]) } : document;
    const { violations } = await axe.run(context, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);

    /** A colour on its way to another one has a contrast that nobody gets to see. */
    async function colourChangesToEnd(): Promise<void> {
      // They begin with the next frame that is drawn.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const running = document.getAnimations().filter(({ playState, timeline, effect }) => {
        const ends = Number.isFinite(effect?.getComputedTiming().endTime);
        return ends && playState === 'running' && timeline instanceof DocumentTimeline;
      });
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  }, places);
}

/** How far things jumped since the page began to show, by the browser's own measure. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

/** Nothing sticks out of the page to the side, once it has followed a new width: a menu folds away a moment later. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/**
 * What axe finds depends on the width or on the direction of the text, not on both: pages from right to left, which are
 * checked from left to right too, are asked at one width.
 */
export async function expectGoodOnDeskAndPhone(page: Page): Promise<void> {
  await expectGoodAt(page, 'phone');
  if ((await page.locator('html').getAttribute('dir')) !== 'rtl') return expectGoodAt(page, 'desktop');
  await resize(page, 'desktop');
  await expectNoOverflow(page);
}

export async function expectGoodAt(page: Page, size: keyof typeof SIZES): Promise<void> {
  await resize(page, size);
  await expectNoAxeFindings(page);
  await expectNoOverflow(page);
}
