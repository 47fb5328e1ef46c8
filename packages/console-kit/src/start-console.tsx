/// <reference path="./virtual-modules.d.ts" />

import { catalogues } from 'virtual:catalogues';
import { createClient } from '@galleria/client/client';
import { languageList } from '@galleria/contract/site';
import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import { createTranslate } from '@galleria/i18n/translator';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import type { ConsoleDefinition, ConsoleReader } from './console-context.tsx';
import { AppFrame } from './frame/app-frame.tsx';
import { ConsoleLayout } from './frame/console-layout.tsx';
import { antdLocales, chooseLocale } from './frame/locales.ts';
import { markStyles, readNonce } from './frame/nonce.ts';
import { NoSuchPage, PageProblem } from './frame/page-problem.tsx';
import '@fontsource-variable/inter';
import './frame/console.css';

/** Opens a console in its page: which languages there are, the words of the chosen one, then the screen. */
export async function startConsole<Reader extends ConsoleReader>(definition: ConsoleDefinition<Reader>): Promise<void> {
  const nonce = readNonce();
  markStyles(nonce);
  const call = createClient({ base: '/api', locale: () => document.documentElement.dataset.locale ?? '' });
  const locale = chooseLocale(await call(languageList, {}));
  speak(locale);
  const [{ messages }, { default: antdLocale }] = await Promise.all([catalogues[locale](), antdLocales[locale]()]);
  const text = createTranslate<ConsoleReader>(locale, messages);
  createRoot(pageRoot()).render(
    <StrictMode>
      <AppFrame
        value={{ locale, text, call }}
        nonce={nonce}
        antdLocale={antdLocale}
        router={consoleRouter(definition)}
      />
    </StrictMode>,
  );
}

function speak(locale: Locale): void {
  const { documentElement: page } = document;
  page.lang = languageTag(locale);
  page.dir = directionOf(locale);
  page.dataset.locale = locale;
}

function pageRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  return root;
}

/** A console's pages inside the shared layout. */
function consoleRouter(definition: ConsoleDefinition) {
  const pages: RouteObject[] = [...definition.pages, { path: '*', element: <NoSuchPage /> }];
  const guarded: RouteObject = { errorElement: <PageProblem />, children: pages };
  const layout: RouteObject = {
    element: <ConsoleLayout definition={definition} />,
    hydrateFallbackElement: <ConsoleLayout definition={definition} />,
    children: [guarded],
  };
  return createBrowserRouter([layout], { basename: definition.base });
}
