import { directionOf, type Locale } from '@galleria/domain/site/locales';
import { createTranslate, type Translate } from '@galleria/i18n/translator';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type Messages = Parameters<typeof createTranslate>[1];

interface Words {
  readonly locale: Locale;
  /** Address of the catalogue file, so that the browser can load the same one. */
  readonly source: string;
  readonly text: Translate<'storefront'>;
}

const WordsContext = createContext<Words | undefined>(undefined);

/**
 * Outside the router, on server and client: messages must be available even when a loader failed. The language of a
 * page never changes; another language is another page load.
 */
export function WordsProvider({ locale, source, text, children }: Words & { children: ReactNode }) {
  const words = useMemo(() => ({ locale, source, text }), [locale, source, text]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/**
 * Provides messages that only this page uses and its loader sends (`wordsJson`), so that no other page carries them.
 */
export function MoreWords({ json, children }: { json: string; children: ReactNode }) {
  const words = useWords();
  const more = useMemo(() => {
    const messages: Messages = JSON.parse(json);
    const own = createTranslate<'storefront'>(words.locale, messages);
    const text: typeof own = (id, values) => (id in messages ? own : words.text)(id, values);
    return { ...words, text };
  }, [words, json]);
  return <WordsContext value={more}>{children}</WordsContext>;
}

function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There is no WordsProvider above this component');
  return words;
}

/** `const text = useText(); text('shell.cart')` */
export function useText(): Translate<'storefront'> {
  return useWords().text;
}

export function useLocale(): Locale {
  return useWords().locale;
}

export function useDirection(): 'ltr' | 'rtl' {
  return directionOf(useLocale());
}

export function useWordsSource(): string {
  return useWords().source;
}
