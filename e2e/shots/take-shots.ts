import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import setUp from '../support/global-setup.ts';
import { LOCALES, PAGES, SCHEMES, WIDTHS } from './pages.ts';

/** The demo buyer, as printed at start-up. */
const BUYER = { userName: 'buyer@galleria.test', passWord: 'Galleria#2026' };

const folder = path.resolve(import.meta.dirname, '../../shots');
const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
  },
});

/**
 * `npm run shots -- --page home --locale ar --width 390 --scheme dark` captures a subset; without options, everything.
 */
async function main(): Promise<void> {
  const tearDown = await setUp();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
  mkdirSync(folder, { recursive: true });
  try {
    for (const locale of values.locale ?? LOCALES) {
      for (const width of values.width?.map(Number) ?? WIDTHS) {
        for (const scheme of SCHEMES.filter((one) => (values.scheme ?? ['light']).includes(one))) {
          await photograph(browser, locale, width, scheme);
        }
      }
    }
  } finally {
    await browser.close();
    await tearDown();
  }
  console.log(`Screenshots are in ${path.relative(process.cwd(), folder)}/`);
}

async function photograph(browser: Browser, locale: string, width: number, colorScheme: 'light' | 'dark') {
  const url = process.env.MALL_URL ?? '';
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  await context.addCookies([{ name: 'lang', value: locale, url }]);
  const page = await context.newPage();
  for (const { name, path: address, follow, signedIn } of PAGES.filter(
    (one) => values.page?.includes(one.name) ?? true,
  )) {
    if (signedIn) await context.request.post(`${url}/api/login`, { data: BUYER });
    await page.goto(url + address, { waitUntil: 'networkidle' });
    if (follow) {
      const link = page.locator(`main a[href*="${follow}"]`).first();
      const found = await link.getAttribute('href', { timeout: 5_000 }).catch(() => null);
      if (!found) console.warn(`No link to ${follow} on ${address}`);
      else await page.goto(new URL(found, url).href, { waitUntil: 'networkidle' });
    }
    const file = `${name}-${width}-${locale}${colorScheme === 'dark' ? '-dark' : ''}.png`;
    await page.screenshot({ path: path.join(folder, file), fullPage: true });
  }
  await context.close();
}

await main();
