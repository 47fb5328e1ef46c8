import type { PasswordEncryption } from '@galleria/client/password-encryption';
import type { Call } from '@galleria/contract/call';
import type { Locale } from '@galleria/domain/site/locales';
import { directionOf } from '@galleria/domain/site/locales';
import type { MessageId } from '@galleria/i18n/message-id';
import type { MessageValues, Translate } from '@galleria/i18n/translator';
import { createContext, useContext } from 'react';
import type { ConsoleAudience, ConsoleDefinition } from './console-definition.ts';
import type { RefusalWatch } from './sign-in/watch-refusals.ts';

interface Console {
  readonly locale: Locale;
  readonly text: Translate<ConsoleAudience>;
  readonly call: Call;
  readonly onAccessRefused: RefusalWatch['onAccessRefused'];
  readonly passwords: PasswordEncryption;
  readonly definition: ConsoleDefinition;
}

/** Constant for the life of a page: changing the language loads the page again. */
export const ConsoleContext = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('There is no ConsoleContext above this component');
  return value;
}

type SharedId = Extract<MessageId<'merchant'>, MessageId<'platform'>>;
type SharedText = (id: SharedId, values?: MessageValues) => string;

/** `useText<'platform'>()` for the messages of one console; without the type, only the messages that both have. */
export function useText(): SharedText;
export function useText<Reader extends ConsoleAudience>(): Translate<Reader>;
export function useText(): Translate<ConsoleAudience> {
  return useConsole().text;
}

export function useLocale(): Locale {
  return useConsole().locale;
}

/** Where lines start or end in the reader's language, for components that only know left and right. */
export function useSide(side: 'start' | 'end'): 'left' | 'right' {
  const startsLeft = directionOf(useLocale()) === 'ltr';
  return startsLeft === (side === 'start') ? 'left' : 'right';
}
