import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import { escapeHtml } from '../../infra/text/escape-html.ts';
import { serverText } from '../../infra/text/server-text.ts';
import type { SandboxCharge } from './sandbox-db.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; --ink: light-dark(oklch(.21 .024 258), oklch(.96 .004 258));
  --soft: light-dark(oklch(.48 .018 258), oklch(.75 .012 258)); --paper: light-dark(oklch(.975 .004 95), oklch(.185 .008 265));
  --mist: light-dark(oklch(1 0 0), oklch(.23 .01 265)); --line: light-dark(oklch(.915 .006 95), oklch(.33 .012 265));
  --edge: light-dark(oklch(.62 .012 258), oklch(.58 .014 265)); --brand: oklch(.58 .21 27);
  --warning: light-dark(oklch(.49 .11 65), oklch(.8 .13 75)); --warning-tint: light-dark(oklch(.955 .04 80), oklch(.31 .05 75)); }
* { box-sizing: border-box; } body { display: grid; place-items: center; min-height: 100dvh; margin: 0; padding: 16px;
  background: var(--paper); color: var(--ink); }
main { width: min(28rem, 100%); padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--mist); }
h1 { margin: 0 0 16px; font-size: 1.375rem; line-height: 1.25; overflow-wrap: anywhere; }
.notice { margin: 0 0 20px; padding: 12px 16px; border-radius: 8px; background: var(--warning-tint); color: var(--warning); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 20px; } dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; } .amount { font-size: 1.375rem; font-weight: 700; font-variant-numeric: tabular-nums; }
button, a.button { display: block; width: 100%; min-height: 44px; margin-top: 12px; padding: 10px 16px; border: 1px solid var(--edge);
  border-radius: 8px; background: none; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
button.pay { border-color: var(--brand); background: var(--brand); color: #fff; font-weight: 600; }
button:hover, a.button:hover { border-color: var(--ink); } :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }`;

interface Page {
  readonly locale: Locale;
  readonly nonce: string;
}

/** States clearly that no money moves. A plain form that works without scripts. */
export function renderSandboxPage(charge: SandboxCharge, returnPath: string, page: Page): string {
  const text = serverText(page.locale);
  const { currency, amountCents, state } = charge;
  const amount = escapeHtml(formatMoney(page.locale, currency, amountCents));
  const facts = `<dl><dt>${text('site.sandboxPay.amount')}</dt><dd class="amount"><bdi>${amount}</bdi></dd>
<dt>${text('site.sandboxPay.purpose')}</dt><dd><bdi>${escapeHtml(charge.description)}</bdi></dd></dl>`;
  const choices = `<form method="post">
<button class="pay" name="choice" value="pay">${text('site.sandboxPay.pay', { amount })}</button>
<button name="choice" value="decline">${text('site.sandboxPay.decline')}</button>
<button name="choice" value="leave">${text('site.sandboxPay.leave')}</button></form>`;
  const over =
    state === 'open'
      ? ''
      : `<p role="status">${text(`site.sandboxPay.${state}`)}</p>
<a class="button" href="${escapeHtml(returnPath)}">${text('site.sandboxPay.back')}</a>`;
  return render(page, `${notice(page.locale)}${facts}${over || choices}`);
}

export function renderUnknownCharge(page: Page): string {
  const text = serverText(page.locale);
  return render(
    page,
    `${notice(page.locale)}<p role="alert">${text('site.sandboxPay.unknown')}</p>
<a class="button" href="/">${text('site.sandboxPay.back')}</a>`,
  );
}

function notice(locale: Locale): string {
  return `<p class="notice">${serverText(locale)('site.sandboxPay.explain')}</p>`;
}

function render({ locale, nonce }: Page, content: string): string {
  const title = serverText(locale)('site.sandboxPay.title');
  return `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<link rel="icon" href="data:,"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;
}
