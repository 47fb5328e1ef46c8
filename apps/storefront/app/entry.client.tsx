import { isLocale } from '@galleria/domain/site/locales';
import { createWords } from '@galleria/i18n/translator';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { WHOLE_PAGE } from './hydration/early-interactions.ts';
import { setLateMessagesLoader } from './words/late-messages.ts';
import { WordsProvider } from './words/words.tsx';

// The document names its language and its catalogue. If the catalogue cannot be loaded, the page stays as the server
// rendered it: links and forms work, and no message ids are shown.
const { locale, words: source } = document.documentElement.dataset;
const file = source && (await import(/* @vite-ignore */ source).catch(() => undefined));
if (isLocale(locale) && source && file) {
  const words = createWords<'storefront'>(locale, file.messages);
  if (file.later) setLateMessagesLoader(async () => words.add((await file.later()).messages));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WordsProvider locale={locale} source={source} text={words.text}>
          <PageHydrated>
            <HydratedRouter />
          </PageHydrated>
        </WordsProvider>
      </StrictMode>,
    );
  });
} else {
  window.earlyInteractions?.giveUp();
}

/** Wraps the whole page in the browser, error pages included, and reports when it is interactive. */
function PageHydrated({ children }: { children: ReactNode }) {
  useEffect(() => window.earlyInteractions?.markHydrated(WHOLE_PAGE), []);
  return children;
}
