import type { Call } from '@galleria/contract/call';
import type { Locale } from '@galleria/domain/site/locales';
import type { MessageId } from '@galleria/i18n/message-id';
import type { MessageValues, Translate } from '@galleria/i18n/translator';
import { createContext, useContext } from 'react';
import type { ConsoleReader } from './console-definition.ts';

interface Console {
  readonly locale: Locale;
  readonly text: Translate<ConsoleReader>;
  readonly call: Call;
}

/** Fixed for the life of a page: another language is another page load. */
export const ConsoleContext = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('There is no ConsoleContext above this component');
  return value;
}

type SharedId = MessageId<'merchant'> & MessageId<'platform'>;
type SharedText = (id: SharedId, values?: MessageValues) => string;

/** `useText<'platform'>()` for a console's own words; without a console, only the words that both have. */
export function useText(): SharedText;
export function useText<Reader extends ConsoleReader>(): Translate<Reader>;
export function useText(): Translate<ConsoleReader> {
  return useConsole().text;
}

export function useLocale(): Locale {
  return useConsole().locale;
}
