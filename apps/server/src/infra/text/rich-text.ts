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
