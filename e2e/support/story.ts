import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

import { collectConsoleErrors } from './console-errors.ts';

export { expect };

interface Story {
  /** Opens a page of the mall in a language, as somebody who chose it before. */
  visit: (address: string, locale?: string) => Promise<void>;
  /** What the browser has complained about: console messages, exceptions, refused scripts, missing files. */
  complaints: string[];
}

/** A story fails when the browser complains about anything, whatever else it checks. */
export const test = base.extend<Story>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.MALL_URL ?? ''),
  complaints: async ({ context }, use) => {
    const complaints = collectConsoleErrors(context);
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  visit: async ({ page, context, baseURL, complaints: _ }, use) => {
    await page.addInitScript(rememberAnnouncements);
    await use(async (address, locale = 'en') => {
      await context.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }]);
      await page.goto(address);
      await takenOver(page);
    });
  },
});

/**
 * Some of a page waits for a sign of life before it becomes anything but HTML; somebody who is about to click gives one.
 * On a busy machine the network can be silent while the scripts still wait for their turn. React takes a page over piece
 * by piece, and a click in between goes the way that forms go without scripts: asked is therefore whether the whole of
 * it is done, and whether what can be clicked in the page's own part belongs to React.
 */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    const held = (owner: object, prefix: string) => Object.entries(owner).find(([key]) => key.startsWith(prefix))?.[1];
    // The storefront is React's from the document down, a console from an element in the body.
    const roots: ({ stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined)[] = [
      document,
      ...document.body.children,
    ].map((owner) => held(owner, '__reactContainer'));
    const root = roots.find((one) => one);
    return (
      root?.stateNode.current.memoizedState.isDehydrated === false &&
      [...document.querySelectorAll('main :is(form, button, input, select)')].every((element) =>
        held(element, '__reactProps'),
      )
    );
  });
}

/** A toast is gone after a second, which is less than a busy browser may need to be asked twice. */
function rememberAnnouncements(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      const words = region.textContent?.trim();
      if (words && said.at(-1) !== words) said.push(words);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Waits until the page has said these words in a live region, even if they are gone again by now. */
export async function expectSaid(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => (window as { said?: string[] }).said ?? [])).toContain(words);
}

export const SIZES = { desktop: [1440, 900], tablet: [768, 1024], phone: [390, 844] } as const;

export async function resize(page: Page, size: keyof typeof SIZES): Promise<void> {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
}

/**
 * Accessibility of what a page adds to the frame: its content and open dialogs. Header, menu and footer are the same on
 * every page and make up most of a document; `crawl.spec.ts` and `front-page.spec.ts` check whole pages, landmarks and
 * titles included.
 */
export async function expectNoAxeFindings(page: Page, scope: 'content' | 'page' = 'content'): Promise<void> {
  const builder = new AxeBuilder({ page });
  if (scope === 'content') {
    builder.include('main');
    if ((await page.locator('dialog[open]').count()) > 0) builder.include('dialog[open]');
  }
  const { violations } = await builder.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(findings).toEqual([]);
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
