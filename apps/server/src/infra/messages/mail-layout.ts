import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import { escapeHtml } from '../text/escape-html.ts';

/** The parts of a mail, as plain text. */
export interface MailParts {
  readonly locale: Locale;
  readonly mall: string;
  readonly subject: string;
  readonly intro: string;
  readonly code: { readonly digits: string; readonly life: string } | undefined;
  readonly links: readonly { readonly url: string; readonly label: string }[];
  readonly notYou: string;
  /**
   * The links are for readers who did not cause the mail, so they follow the advice `notYou` instead of preceding it.
   */
  readonly isWarning: boolean;
  readonly automatic: string;
}

export function mailAsText({ intro, code, links, notYou, isWarning, automatic }: MailParts): string {
  const linkBlocks = links.map(({ label, url }) => `${label}:\n${url}`);
  const blocks = [
    intro,
    ...(code ? [`    ${code.digits}`, code.life] : []),
    ...(isWarning ? [notYou, ...linkBlocks] : [...linkBlocks, notYou]),
    `-- \n${automatic}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const INK = '#1d1b1a';
const MUTED = '#6b6663';
const BRAND = '#c8371f';
const PARAGRAPH = `margin:0 0 20px;font-size:16px;line-height:1.6;color:${INK}`;
const SMALL = `margin:0 0 12px;font-size:14px;line-height:1.6;color:${MUTED}`;

/** Styles are set on each element because mail clients drop style sheets. Nothing is loaded from anywhere. */
export function mailAsHtml(parts: MailParts): string {
  const { locale, mall, subject, intro, code, links, notYou, isWarning, automatic } = parts;
  const linkBlocks = links.map(linkBlock).join('');
  const notYouBlock = `<p style="${isWarning ? PARAGRAPH : SMALL}">${escapeHtml(notYou)}</p>\n`;
  const language = `lang="${languageTag(locale)}" dir="${directionOf(locale)}"`;
  return `<!doctype html>
<html ${language}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f6f4f2">
<div ${language} style="max-width:520px;margin:0 auto;padding:32px 16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<p style="margin:0 0 16px;font-size:20px;font-weight:700;color:${BRAND}">${escapeHtml(mall)}</p>
<div style="padding:28px 24px 12px;background:#ffffff;border:1px solid #e7e3e0;border-radius:12px">
<p style="${PARAGRAPH}">${escapeHtml(intro)}</p>
${code ? codeBlock(code) : ''}${isWarning ? notYouBlock + linkBlocks : linkBlocks + notYouBlock}</div>
<p style="margin:16px 0 0;font-size:12px;line-height:1.6;color:${MUTED}">${escapeHtml(automatic)}</p>
</div></body></html>
`;
}

/** Digits run from left to right in every language, and one click selects them all. */
function codeBlock({ digits, life }: { digits: string; life: string }): string {
  return `<p dir="ltr" style="margin:0 0 20px;padding:16px;border-radius:8px;background:#f6f4f2;text-align:center;font:700 34px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;color:${INK};-webkit-user-select:all;user-select:all">${escapeHtml(digits)}</p>
<p style="${SMALL}">${escapeHtml(life)}</p>
`;
}

/** The address is spelled out below its button, for people who check it before they click. */
function linkBlock({ url, label }: { url: string; label: string }): string {
  const address = escapeHtml(url);
  return `<p style="margin:0 0 20px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${BRAND};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a><br>
<span dir="ltr" style="font-size:12px;line-height:2.2;color:${MUTED}">${address}</span></p>
`;
}
