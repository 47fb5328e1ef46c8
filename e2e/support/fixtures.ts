import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Opens a page in a language, as a visitor with the language cookie, and waits until it is interactive. */
  visit: (address: string, locale?: string) => Promise<void>;
  /** Console messages, exceptions, refused scripts and missing files so far. */
  consoleErrors: string[];
}

/** Every test fails if the browser logs an error or a warning. */
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
 * Parts of a page hydrate with the first interaction (`apps/storefront/app/hydration`), such as a pointer move. A click
 * before that would be handled as without scripts. Consoles have no server-rendered HTML: they only have to render.
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

/**
 * Records live regions, since a toast is gone after a second, which a machine under load may take between two polls.
 */
function rememberAnnouncements(): void {
  const announcements: string[] = [];
  Object.assign(window, { announcements });
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      const message = region.textContent?.trim();
      if (message && announcements.at(-1) !== message) announcements.push(message);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Waits until a live region has contained these words, even if they are gone by now. */
export async function expectAnnounced(page: Page, message: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window as { announcements?: string[] }).announcements ?? []))
    .toContain(message);
}

/**
 * Warnings that the page does not cause: late use of preloads on a machine under load, and the service worker, which
 * all stories but one block (`playwright.config.ts`).
 */
const NOT_THE_PAGE =
  /was preloaded using link preload but not used within a few seconds|Service Worker registration blocked by Playwright/;

/**
 * Collects what a browser reports in any of its tabs: console messages, exceptions, refused scripts, missing files. The
 * status of documents is left to the tests.
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
