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
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
};

/** HTML that somebody wrote, with everything gone that could run, phone home or break out of its place. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

/** The first words of a rich text, without markup. */
export function excerptOf(html: string, length: number): string {
  const spaced = html.replace(/<\/(p|li|h\d|td)>/g, ' ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  const plain = decodeBasicEntities(text).replace(/\s+/g, ' ').trim();
  return plain.length <= length ? plain : `${plain.slice(0, length).trimEnd()}…`;
}

/** The sanitiser escapes these four; an excerpt is shown as text, which escapes again. */
function decodeBasicEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
