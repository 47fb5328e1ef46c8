import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { type Messages, setupI18n } from '@lingui/core';
import type { Audience, MessageId } from './message-id.ts';

export type MessageValues = Record<string, string | number>;

export type Translate<Reader extends Audience = Audience> = (id: MessageId<Reader>, values?: MessageValues) => string;

export interface Translator<Reader extends Audience> {
  readonly text: Translate<Reader>;
  /** Adds messages that were loaded later, e.g. with a page. */
  add(messages: Messages): void;
}

/** Texts in one language; more can be added later. */
export function createTranslator<Reader extends Audience>(locale: Locale, messages: Messages): Translator<Reader> {
  const i18n = setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: messages } });
  return { text: (id, values) => i18n._(id, values), add: (more) => i18n.load(locale, more) };
}

/** Texts in one language. A missing message is a bug that the gate finds, so displaying its id is good enough. */
export function createTranslate<Reader extends Audience>(locale: Locale, messages: Messages): Translate<Reader> {
  return createTranslator<Reader>(locale, messages).text;
}
