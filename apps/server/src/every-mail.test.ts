import type { Locale } from '@galleria/domain/site/locales';
import { describe, expect, it } from 'vitest';
import { renderMail, renderTextMessage } from './infra/messages/render-message.ts';
import { visibleText } from './infra/messages/testing/test-mails.ts';
import { accounts } from './modules/accounts/index.ts';
import { afterSales } from './modules/after-sales/index.ts';
import { catalogue } from './modules/catalogue/index.ts';
import { favourites } from './modules/favourites/index.ts';
import { invoices } from './modules/invoices/index.ts';
import { marketing } from './modules/marketing/index.ts';
import { orders } from './modules/orders/index.ts';
import { SAMPLE_VALUES } from './modules/outbox/index.ts';
import { payments } from './modules/payments/index.ts';
import { payouts } from './modules/payouts/index.ts';
import { reviews } from './modules/reviews/index.ts';
import { sellers } from './modules/sellers/index.ts';
import { staff } from './modules/staff/index.ts';
import { stores } from './modules/stores/index.ts';
import { openTestApp } from './testing/open-test-app.ts';

const VALUES = { ...SAMPLE_VALUES, mall: 'Galleria' };
const LANGUAGES = ['en', 'zh_CN', 'ar'] as const satisfies readonly Locale[];
const MAILS = [
  accounts,
  afterSales,
  catalogue,
  favourites,
  invoices,
  marketing,
  orders,
  payments,
  payouts,
  reviews,
  sellers,
  staff,
  stores,
].flatMap(({ mails = {} }) => Object.values(mails));

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

it('MAILS lists the mail templates of all modules', async () => {
  const { services } = await openTestApp();
  const names = (mails: typeof services.outbox.mailTemplates) => mails.map(({ name }) => name).toSorted();
  expect(names(MAILS)).toEqual(names(services.outbox.mailTemplates));
});

describe.each(LANGUAGES)('every mail in %s', (locale) => {
  it.each(MAILS)('$name has all texts, and its text and HTML parts have the same content', (mail) => {
    const facts = { mail, locale, values: VALUES, publicUrl: 'https://galleria.test' };
    const rendered = renderMail(facts);
    const sms = renderTextMessage(facts);
    for (const text of [rendered.subject, rendered.text, rendered.html, sms.text]) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/messages\.|undefined|\{\w+\}/);
    }
    // The subject does not name the mall, because the sender of a mail does.
    for (const text of [rendered.text, rendered.html, sms.text]) expect(text).toContain('Galleria');
    const shown = squeeze(visibleText(rendered.html));
    for (const block of rendered.text.split('\n').filter((line) => line.trim() && line !== '-- ')) {
      expect(shown).toContain(squeeze(block).replace(/:$/, ''));
    }
  });
});

describe('the HTML of every mail', () => {
  it.each(MAILS)('$name loads no external resource and links only to this mall', (mail) => {
    const facts = { mail, locale: 'en', values: VALUES, publicUrl: 'https://galleria.test' } as const;
    const { html } = renderMail(facts);
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i);
    const leads = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
    expect(leads.every((url) => url?.startsWith('https://galleria.test/'))).toBe(true);
  });
});
