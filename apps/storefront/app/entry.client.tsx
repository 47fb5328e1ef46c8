import { isLocale } from '@galleria/domain/site/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageHydrated } from './hydration/page-hydrated.tsx';
import { WordsProvider } from './words/words.tsx';

// The page says which language it is in and where its words are. Should they not arrive, the page stays as the server
// made it: links and forms work, which beats a page of message ids.
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
