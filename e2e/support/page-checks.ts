import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

export const SIZES = { desktop: [1440, 900], tablet: [768, 1024], phone: [390, 844] } as const;

export async function resize(page: Page, size: keyof typeof SIZES): Promise<void> {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
}

/** Dialogs of the storefront, and drawers and dialogs of the consoles, which are rendered outside of `main`. */
const OPEN_DIALOGS = [
  'dialog[open]',
  '.ant-drawer-open .ant-drawer-section',
  '.ant-modal-wrap:not([style*=none]) .ant-modal',
];

/**
 * Accessibility of a page's content and open dialogs. Header, menu and footer are the same on every page and make up
 * most of a document; `crawl.spec.ts` and `front-page.spec.ts` check whole pages, landmarks and titles included.
 */
export async function expectNoAxeFindings(page: Page, scope: 'content' | 'page' = 'content'): Promise<void> {
  // Consoles render `main` in the browser, after the document is loaded.
  await page.locator('main').waitFor();
  const places = scope === 'content' ? ['main', ...OPEN_DIALOGS] : [];
  expect(await axeFindings(page, places)).toEqual([]);
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Checks those of the places that exist or, without places, the whole page. Axe is a script of 650 kB, so it is
 * injected once per document. No page embeds frames of other sites, so a run in one page is enough; and listing the
 * passes takes longer than finding the violations.
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

    /** Waits for running transitions: the contrast of an intermediate colour is irrelevant. */
    async function colourChangesToEnd(): Promise<void> {
      // Transitions begin with the next rendered frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const running = document.getAnimations().filter(({ playState, timeline, effect }) => {
        const ends = Number.isFinite(effect?.getComputedTiming().endTime);
        return ends && playState === 'running' && timeline instanceof DocumentTimeline;
      });
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  }, places);
}

/** Cumulative layout shift since the first paint, as measured by the browser. */
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

/** No horizontal overflow. Polled, since a menu collapses a moment after the width has changed. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/**
 * Axe's findings depend on the width or on the text direction, not on both: right-to-left pages, which are also checked
 * left to right, are checked at one width.
 */
export async function expectAccessibleOnDesktopAndPhone(page: Page): Promise<void> {
  await expectAccessibleAt(page, 'phone');
  if ((await page.locator('html').getAttribute('dir')) !== 'rtl') return expectAccessibleAt(page, 'desktop');
  await resize(page, 'desktop');
  await expectNoOverflow(page);
}

export async function expectAccessibleAt(page: Page, size: keyof typeof SIZES): Promise<void> {
  await resize(page, size);
  await expectNoAxeFindings(page);
  await expectNoOverflow(page);
}
