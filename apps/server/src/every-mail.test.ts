import type { Locale } from '@galleria/domain/site/locales';
import { describe, expect, it } from 'vitest';
import { renderMail, renderTextMessage } from './infra/messages/render-message.ts';
import { visibleText } from './infra/messages/testing/test-mails.ts';
import { accounts } from './modules/accounts/index.ts';
import { orders } from './modules/orders/index.ts';
import { payments } from './modules/payments/index.ts';
import { payouts } from './modules/payouts/index.ts';
import { staff } from './modules/staff/index.ts';

const VALUES = {
  ...{ mall: 'Galleria', code: '482913', minutes: 10, masked: 'ad***@example.org' },
  ...{ browser: 'Firefox', system: 'Linux', nickName: 'Ada' },
  ...{ order: '261115000000000001', amount: '$25.00', way: 'gateway' },
  ...{ store: 'Northwind Audio', who: 'Sam', account: 'DE•••• 3000', usable: '2026-11-15 10:00:00 UTC' },
  ...{ inviter: 'Robin', token: 'x'.repeat(43) },
};
const LANGUAGES = ['en', 'zh_CN', 'ar'] as const satisfies readonly Locale[];
const MAILS = [accounts, orders, payments, payouts, staff].flatMap(({ mails = {} }) => Object.values(mails));

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

it('is a list of the mails of all modules', () => {
  expect(MAILS.map(({ name }) => name)).toEqual(expect.arrayContaining(['loginCode', 'orderPaid', 'latePayment']));
  expect(MAILS.length).toBeGreaterThanOrEqual(22);
});

describe.each(LANGUAGES)('every mail in %s', (locale) => {
  it.each(MAILS)('$name is complete, and its text and HTML say the same', (mail) => {
    const facts = { mail, locale, values: VALUES, publicUrl: 'https://galleria.test' };
    const rendered = renderMail(facts);
    const sms = renderTextMessage(facts);
    for (const text of [rendered.subject, rendered.text, rendered.html, sms.text]) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/messages\.|undefined|\{\w+\}/);
      expect(text).toContain('Galleria');
    }
    const shown = squeeze(visibleText(rendered.html));
    for (const block of rendered.text.split('\n').filter((line) => line.trim() && line !== '-- ')) {
      expect(shown).toContain(squeeze(block).replace(/:$/, ''));
    }
  });
});

describe('the HTML of every mail', () => {
  it.each(MAILS)('$name loads nothing and links only to this mall', (mail) => {
    const facts = { mail, locale: 'en', values: VALUES, publicUrl: 'https://galleria.test' } as const;
    const { html } = renderMail(facts);
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i);
    const leads = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
    expect(leads.every((url) => url?.startsWith('https://galleria.test/'))).toBe(true);
  });
});
