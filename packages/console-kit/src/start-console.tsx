/// <reference path="./virtual-modules.d.ts" />

import { catalogues, pageCatalogues } from 'virtual:catalogues';
import { createClient } from '@galleria/client/client';
import { createPasswordEncryption } from '@galleria/client/password-encryption';
import { passwordKey } from '@galleria/contract/accounts/sign-in';
import { languageList } from '@galleria/contract/site/site';
import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import { createTranslator, type Translator } from '@galleria/i18n/translator';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ConsoleAudience, ConsoleDefinition, ConsolePage } from './console-definition.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { consoleRouter } from './frame/console-router.tsx';
import { antdLocales, chooseLocale } from './frame/locales.ts';
import { addNonceToStyles, readNonce } from './frame/nonce.ts';
import { watchRefusals } from './sign-in/watch-refusals.ts';
import '@fontsource-variable/inter';
import './frame/console.css';
import './frame/shell.css';

/** Renders a console: loads the list of languages and the messages of the chosen one first. */
export async function startConsole<Reader extends ConsoleAudience>(
  definition: ConsoleDefinition<Reader>,
): Promise<void> {
  const nonce = readNonce();
  addNonceToStyles(nonce);
  const send = createClient({ base: '/api', locale: () => document.documentElement.dataset.locale ?? '' });
  const { call, onAccessRefused } = watchRefusals(send);
  const passwords = createPasswordEncryption(() => call(passwordKey, {}));
  const locale = chooseLocale(await call(languageList, {}));
  setDocumentLanguage(locale);
  const [{ messages }, { default: antdLocale }] = await Promise.all([catalogues[locale](), antdLocales[locale]()]);
  const translator = createTranslator<ConsoleAudience>(locale, messages);
  const { text } = translator;
  createRoot(pageRoot()).render(
    <StrictMode>
      <AppFrame
        value={{ locale, text, call, onAccessRefused, passwords, definition }}
        nonce={nonce}
        antdLocale={antdLocale}
        router={consoleRouter(definition, pageCatalogueLoader(locale, translator))}
      />
    </StrictMode>,
  );
}

/** Loads the message catalogues that only some pages need, together with the page. */
function pageCatalogueLoader(locale: Locale, translator: Translator<ConsoleAudience>) {
  return (names: ConsolePage['catalogues']) => {
    const selected = Object.entries(pageCatalogues).filter(([name]) => !names || names.some((one) => one === name));
    return Promise.all(selected.map(async ([, loaders]) => translator.add((await loaders[locale]()).messages)));
  };
}

function setDocumentLanguage(locale: Locale): void {
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
