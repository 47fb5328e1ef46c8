import { LRUCache } from 'lru-cache';
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
  // Pictures come from the mall itself: one from another host would reveal to that host who reads the text.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
};

/** In characters, of inputs and results together. */
const MAX_CACHED = 16_000_000;

/**
 * The result depends on the text alone, so all texts share one cache: product pages are read far more often than they
 * change.
 */
const sanitizedTexts = new LRUCache<string, string>({
  maxSize: MAX_CACHED,
  sizeCalculation: (result, text) => result.length + text.length + 1,
});

/** HTML from a person, without anything that could run, load from another host or break out of its container. */
export function sanitizeRichText(html: string): string {
  const known = sanitizedTexts.get(html);
  if (known !== undefined) return known;
  const result = sanitizeHtml(html, ALLOWED);
  sanitizedTexts.set(html, result);
  return result;
}
