/**
 * Normalises a text for comparison: no accents, one case, half width. Both the searched text and the query must be
 * folded.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Accents of Latin, Greek and Cyrillic letters. Marks that other scripts need (Hindi, Thai, kana) stay. */
const ACCENTS = /[\u0300-\u036f]/gu;
