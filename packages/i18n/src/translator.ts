import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { type Messages, setupI18n } from '@lingui/core';
import type { Audience, MessageId } from './message-id.ts';

export type MessageValues = Record<string, string | number>;

export type Translate<Reader extends Audience = Audience> = (id: MessageId<Reader>, values?: MessageValues) => string;

/** Words in one language. A missing message is a bug that the gate finds, so its id on the screen is good enough here. */
export function createTranslate<Reader extends Audience>(locale: Locale, messages: Messages): Translate<Reader> {
  const i18n = setupI18n({
    locale,
    locales: languageTag(locale),
    messages: { [locale]: messages },
  });
  return (id, values) => i18n._(id, values);
}
