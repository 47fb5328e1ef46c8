import { isLocale } from '@galleria/domain/site/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { WordsProvider } from './words/words.tsx';

// The page says which language it is in and where its words are. Should they not arrive, the page stays as the server
// made it: links and forms work, which beats a page of message ids.
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
