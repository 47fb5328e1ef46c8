import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import type { Translate } from '@galleria/i18n/translator';

/**
 * A document without external files, since none can be fetched. It is shown at the address of the requested page, so a
 * reload opens that page.
 */
export function offlineHtml(locale: Locale, text: Translate<'storefront'>, nonce: string): string {
  return `<!doctype html>
<html lang="${languageTag(locale)}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('shell.offlineTitle')}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
${ICON}
<h1>${text('shell.offlineTitle')}</h1>
<p>${text('shell.offlineText')}</p>
<a href="">${text('shell.errorRetry')}</a>
</main>
<script nonce="${nonce}">addEventListener('online', () => location.reload())</script>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; background: light-dark(#f8f7f4, #141519); color: light-dark(#14181f, #f2f3f5);
  font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; text-align: center }
main { max-width: 26rem; padding: 1.5rem }
svg { width: 4rem; height: 4rem; color: #e0432e }
h1 { margin: 1rem 0 .5rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance }
p { margin: 0 0 1.5rem; text-wrap: pretty }
a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border-radius: 8px;
  background: light-dark(#14181f, #f2f3f5); color: light-dark(#fff, #14181f); font-weight: 600; text-decoration: none }
`;

/** Lucide's `wifi-off`. */
const ICON = `<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 20h.01"/><path d="M8.5 16.429a5 5 0 0 1 7 0"/><path d="M5 12.859a10 10 0 0 1 5.17-2.69"/><path d="M19 12.859a10 10 0 0 0-2.007-1.523"/><path d="M2 8.82a15 15 0 0 1 4.177-2.643"/><path d="M22 8.82a15 15 0 0 0-11.288-3.764"/><path d="m2 2 20 20"/></svg>`;
