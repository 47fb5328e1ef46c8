import type { Locale } from '@galleria/domain/site/locales';
import type { MessageId } from '@galleria/i18n/message-id';
import { serverText } from '../../messages/server-text.server.ts';

/** The name of the page, translated on the server: a page needs only one of these many names. */
export function placeName(locale: Locale, { pathname }: URL): string {
  const name = pathname.split('/').findLast(Boolean);
  return serverText(locale)(`shell.place.${name}` as MessageId<'storefront'>);
}
