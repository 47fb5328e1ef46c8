import type { Locale } from '@galleria/domain/site/locales';
import type { MessageId } from '@galleria/i18n/message-id';
import { serverText } from '../../words/server-text.server.ts';

/** There are many of these names and a page says one of them: they stay on the server. */
export function placeName(locale: Locale, { pathname }: URL): string {
  const name = pathname.split('/').findLast(Boolean);
  return serverText(locale)(`shell.place.${name}` as MessageId<'storefront'>);
}
