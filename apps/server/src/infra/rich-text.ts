import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures come from the mall itself: one from elsewhere would tell its owner who reads what.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
};

/** HTML that somebody wrote, with everything gone that could run, phone home or break out of its place. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

/** Enough HTML to hold any excerpt; the rest need not be looked at. */
const EXCERPT_SOURCE_LENGTH = 2_000;
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/**
 * The first words of a rich text as plain text. Whoever shows it escapes it like any other text, so nothing needs to be
 * made harmless here, and cutting tags out is a tenth of the cost of parsing them.
 */
export function excerptOf(html: string, length: number): string {
  const plain = html
    .slice(0, EXCERPT_SOURCE_LENGTH)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?(a|b|i|u|s|em|strong|small|span|code|sub|sup)\b[^>]*>/gi, '')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= length ? plain : `${plain.slice(0, length).trimEnd()}…`;
}
