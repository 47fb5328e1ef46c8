import { defineMails } from '../mail-template.ts';

/** One mail of each kind; the infrastructure does not know the mails of any module. */
export const testMails = defineMails({
  loginCode: { kind: 'code' },
  welcome: { kind: 'news', links: ['home'], notYou: 'askForHelp' },
});

/** The text of a mail's HTML as its reader sees it. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
