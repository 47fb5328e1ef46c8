import { directionOf, type Locale } from '@galleria/domain/site/locales';
import { createTranslate, type Translate } from '@galleria/i18n/translator';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type Messages = Parameters<typeof createTranslate>[1];

interface MessagesValue {
  readonly locale: Locale;
  /** Address of the catalogue file, so that the browser can load the same one. */
  readonly catalogueUrl: string;
  readonly text: Translate<'storefront'>;
}

const MessagesContext = createContext<MessagesValue | undefined>(undefined);

/**
 * Outside the router, on server and client: messages must be available even when a loader failed. The language of a
 * page never changes; another language is another page load.
 */
export function MessagesProvider({ locale, catalogueUrl, text, children }: MessagesValue & { children: ReactNode }) {
  const value = useMemo(() => ({ locale, catalogueUrl, text }), [locale, catalogueUrl, text]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/**
 * Provides messages that only this page uses and its loader sends (`messagesJson`), so that no other page carries them.
 */
export function PageMessages({ json, children }: { json: string; children: ReactNode }) {
  const common = useMessages();
  const value = useMemo(() => {
    const messages: Messages = JSON.parse(json);
    const own = createTranslate<'storefront'>(common.locale, messages);
    const text: typeof own = (id, values) => (id in messages ? own : common.text)(id, values);
    return { ...common, text };
  }, [common, json]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

function useMessages(): MessagesValue {
  const value = useContext(MessagesContext);
  if (!value) throw new Error('useMessages: no MessagesProvider above this component');
  return value;
}

/** `const text = useText(); text('shell.cart')` */
export function useText(): Translate<'storefront'> {
  return useMessages().text;
}

export function useLocale(): Locale {
  return useMessages().locale;
}

export function useDirection(): 'ltr' | 'rtl' {
  return directionOf(useLocale());
}

export function useCatalogueUrl(): string {
  return useMessages().catalogueUrl;
}
