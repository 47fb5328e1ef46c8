import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Opens a page of the mall in a language, as a visitor who chose it before, and waits until it is interactive. */
  visit: (address: string, locale?: string) => Promise<void>;
  /** Console messages, exceptions, refused scripts and missing files so far. */
  consoleErrors: string[];
}

/** A test fails when the browser reports anything, whatever else it checks. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.MALL_URL ?? ''),
  consoleErrors: async ({ context }, use) => {
    const consoleErrors = collectConsoleErrors(context);
    await use(consoleErrors);
    expect(consoleErrors).toEqual([]);
  },
  visit: async ({ page, context, baseURL, consoleErrors: _ }, use) => {
    await page.addInitScript(rememberAnnouncements);
    await use(async (address, locale = 'en') => {
      await context.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }]);
      await page.goto(address);
      await expectHydrated(page);
    });
  },
});

/**
 * Parts of a page hydrate with the first interaction (`apps/storefront/app/hydration`), which a pointer move is. A click
 * before that would be handled as without scripts. Consoles have no HTML from the server: they only have to render.
 */
async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    const { earlyInteractions } = window as {
      earlyInteractions?: { hydrated: ReadonlySet<string> };
    };
    if (!earlyInteractions) return document.getElementById('root')?.hasChildNodes();
    const parts = [...document.querySelectorAll('[data-hydrates-later]:not(#mall-footer)')].map(({ id }) => id);
    return ['page', ...parts].every((part) => earlyInteractions.hydrated.has(part));
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

/**
 * Not the page's doing: how busy the machine is, and that no story but one wants a service worker between itself and the
 * mall (`playwright.config.ts`).
 */
const NOT_THE_PAGE =
  /was preloaded using link preload but not used within a few seconds|Service Worker registration blocked by Playwright/;

/**
 * What a browser reports from now on, in any of its tabs: console messages, exceptions, refused scripts, missing
 * files. The status of documents is left to the tests.
 */
export function collectConsoleErrors(context: BrowserContext): string[] {
  const consoleErrors: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || NOT_THE_PAGE.test(message.text())) return;
    consoleErrors.push(`${message.page()?.url()}: ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (problem) => consoleErrors.push(`${problem.page()?.url()}: ${problem.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') {
      consoleErrors.push(`${response.status()} ${response.url()}`);
    }
  });
  return consoleErrors;
}
