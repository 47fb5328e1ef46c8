/**
 * A text as it is compared: without accents, case and the difference between full and half width. Whatever looks for a
 * text and whatever it looks through must both have gone through here.
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

/** Marks over Latin, Greek and Cyrillic letters, not the signs of scripts whose words need them (Hindi, Thai, kana). */
const ACCENTS = /[\u0300-\u036f]/gu;
