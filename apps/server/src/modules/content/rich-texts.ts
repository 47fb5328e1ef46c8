import type { LocaleTexts } from '@galleria/domain/site/locales';
import type { Transaction } from '../../infra/database/transaction.ts';
import { sanitizeRichText } from '../../infra/text/rich-text.ts';
import { updatePictureReferences } from '../uploads/index.ts';

export function sanitized(texts: LocaleTexts): LocaleTexts {
  return Object.fromEntries(Object.entries(texts).map(([locale, html]) => [locale, sanitizeRichText(html)]));
}

interface ShownTexts {
  /** Kind of the record that shows the texts, e.g. `notice.pictures`; `id` is its id. */
  readonly holder: string;
  readonly id: number;
  readonly before: LocaleTexts;
  readonly after: LocaleTexts;
}

/** Claims and releases the pictures inside rich texts. False when a new picture was not uploaded by the caller. */
export function showTexts(transaction: Transaction, { before, after, ...holder }: ShownTexts): Promise<boolean> {
  return updatePictureReferences(transaction, { ...holder, before: picturesIn(before), after: picturesIn(after) });
}

const PICTURE = /<img[^>]*\ssrc="\/?(pictures\/[^"?]+)/g;

export function picturesIn(texts: LocaleTexts): string[] {
  return Object.values(texts).flatMap((html) => [...html.matchAll(PICTURE)].map(([, path = '']) => path));
}
