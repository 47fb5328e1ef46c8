import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

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
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (problem) => complaints.push(`exception: ${problem.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400 && response.request().resourceType() !== 'document') {
        complaints.push(`${response.status()} ${response.url()}`);
      }
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  visit: async ({ page, context, baseURL, complaints: _ }, use) => {
    await use(async (address, locale = 'en') => {
      await context.addCookies([{ name: 'lang', value: locale, url: baseURL ?? '' }]);
      await page.goto(address, { waitUntil: 'networkidle' });
    });
  },
});

export const SIZES = { desktop: [1440, 900], tablet: [768, 1024], phone: [390, 844] } as const;

export async function resize(page: Page, size: keyof typeof SIZES): Promise<void> {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
}

export async function expectNoAxeFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
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
