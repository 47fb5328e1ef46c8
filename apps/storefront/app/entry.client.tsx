import { isLocale } from '@galleria/domain/site/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { WordsProvider } from './words/words.tsx';

// The document names its language and its catalogue. If the catalogue cannot be loaded, the page stays as the server
// rendered it: links and forms work, and no message ids are shown.
const { locale, words: source } = document.documentElement.dataset;
if (isLocale(locale) && source) {
  const { messages } = await import(/* @vite-ignore */ source);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WordsProvider locale={locale} source={source} messages={messages}>
          <HydratedRouter />
        </WordsProvider>
      </StrictMode>,
    );
  });
}
