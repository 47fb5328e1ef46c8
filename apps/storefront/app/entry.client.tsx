import { isLocale } from '@galleria/domain/site/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageHydrated } from './hydration/page-hydrated.tsx';
import { WordsProvider } from './words/words.tsx';

// The document names its language and its catalogue. If the catalogue cannot be loaded, the page stays as the server
// rendered it: links and forms work, and no message ids are shown.
const { locale, words: source } = document.documentElement.dataset;
const words = source && (await import(/* @vite-ignore */ source).catch(() => undefined));
if (isLocale(locale) && source && words) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WordsProvider locale={locale} source={source} messages={words.messages}>
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
