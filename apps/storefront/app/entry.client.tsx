import { isLocale } from '@galleria/domain/site/locales';
import { createTranslator } from '@galleria/i18n/translator';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { WHOLE_PAGE } from './hydration/early-interactions.ts';
import { setLateMessagesLoader } from './messages/late-messages.ts';
import { MessagesProvider } from './messages/messages.tsx';

// The document names its language and its catalogue. If the catalogue cannot be loaded, the page stays as the server
// rendered it: links and forms work, and no message ids are shown.
const { locale, catalogue: catalogueUrl } = document.documentElement.dataset;
const file = catalogueUrl && (await import(/* @vite-ignore */ catalogueUrl).catch(() => undefined));
if (isLocale(locale) && catalogueUrl && file) {
  const translator = createTranslator<'storefront'>(locale, file.messages);
  if (file.later) setLateMessagesLoader(async () => translator.add((await file.later()).messages));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider locale={locale} catalogueUrl={catalogueUrl} text={translator.text}>
          <PageHydrated>
            <HydratedRouter />
          </PageHydrated>
        </MessagesProvider>
      </StrictMode>,
    );
  });
} else {
  window.earlyInteractions?.releaseAll();
}

/** Wraps the whole page in the browser, error pages included, and reports when it is interactive. */
function PageHydrated({ children }: { children: ReactNode }) {
  useEffect(() => window.earlyInteractions?.markHydrated(WHOLE_PAGE), []);
  return children;
}
