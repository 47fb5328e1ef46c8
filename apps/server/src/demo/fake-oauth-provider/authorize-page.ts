import { type FakeOAuthUser, fakeOAuthUsers } from '@galleria/demo/people/fake-oauth-users';
import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import type { FakeProvider } from '../../gateways/oauth/open-oauth-providers.ts';
import { serverText } from '../../infra/text/server-text.ts';

const SITES: Record<FakeProvider['name'], string> = { google: 'Google', facebook: 'Facebook' };

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; }
main { box-sizing: border-box; width: min(26rem, 100%); padding: 1.5rem; }
.notice { border: 1px dashed #c8371f; border-radius: .5rem; padding: .75rem 1rem; }
h1 { font-size: 1.25rem; } h2 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
button { display: block; width: 100%; margin: .5rem 0; padding: .6rem 1rem; border: 1px solid #8888; border-radius: .5rem;
  background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:hover { border-color: currentColor; } button:focus-visible { outline: 2px solid #c8371f; outline-offset: 2px; }
small { display: block; opacity: .8; } .cancel { text-align: center; }`;

/** The page on which a fake user is chosen. It states clearly that this is not the real provider. */
export function renderAuthorizePage(name: FakeProvider['name'], locale: Locale, nonce: string): string {
  const text = serverText(locale);
  const site = SITES[name];
  const userButton = ({ subject, name: fullName, mail, mailIsVerified }: FakeOAuthUser) => {
    // Facebook does not report whether an address is verified.
    const status = name === 'google' && mail ? (mailIsVerified ? 'verified' : 'unverified') : undefined;
    const note = [mail || text('site.fakeProvider.noMail'), ...(status ? [text(`site.fakeProvider.${status}`)] : [])];
    return `<button name="person" value="${subject}"><bdi>${fullName}</bdi><small>${note.join(' · ')}</small></button>`;
  };
  return renderPage(
    locale,
    nonce,
    text('site.fakeProvider.title', { site }),
    `<p class="notice">${text('site.fakeProvider.explain', { site })}</p>
<form method="post"><h2>${text('site.fakeProvider.choose')}</h2>${fakeOAuthUsers.map(userButton).join('')}
<button class="cancel" name="person" value="">${text('site.fakeProvider.cancel')}</button></form>`,
  );
}

/** An invalid request is never redirected: that would be an open redirect. */
export function renderInvalidRequest(name: FakeProvider['name'], locale: Locale, nonce: string): string {
  const text = serverText(locale);
  const title = text('site.fakeProvider.title', { site: SITES[name] });
  return renderPage(locale, nonce, title, `<p class="notice">${text('site.fakeProvider.wrongRequest')}</p>`);
}

function renderPage(locale: Locale, nonce: string, title: string, content: string): string {
  return `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<link rel="icon" href="data:,"><title>${title}</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}
