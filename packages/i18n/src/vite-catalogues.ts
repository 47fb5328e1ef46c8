import { fileURLToPath } from 'node:url';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@galleria/domain/site/locales';
import { compileCatalogues } from './load-catalogues.ts';
import { AUDIENCES, type Audience, type CatalogueName, isPageCatalogue } from './message-id.ts';

/*
 * Shared by the Vite plugins of all apps: `virtual:catalogues` lists the languages, `virtual:catalogue/<locale>`
 * contains the compiled messages of one language.
 */
const ALL = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';

interface LoadContext {
  addWatchFile(file: string): void;
}

export type CompiledMessages = ReturnType<typeof compileCatalogues>;

/** For `resolveId`. */
export function resolveCatalogue(id: string): string | undefined {
  return id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined;
}

/** For `load`: the virtual module that a resolved id stands for. */
export function catalogueOf(id: string): 'all' | Locale | undefined {
  if (id === `\0${ALL}`) return 'all';
  return LOCALES.find((locale) => id === `\0${ONE}${locale}`);
}

/** URL of one language's messages on the development server. */
export function developmentUrl(locale: Locale): string {
  return `/@id/__x00__${ONE}${locale}`;
}

/** Messages that are not translated yet (the gate reports them) are in English. */
export function messagesOf(locale: Locale, reader: Audience): CompiledMessages {
  return { ...compileCatalogues(DEFAULT_LOCALE, reader), ...compileCatalogues(locale, reader) };
}

/** A module with one export. Browsers and Node parse JSON faster than the same value as source code. */
export function jsonModule(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse('${JSON.stringify(value).replace(/[\\']/g, '\\$&')}');`;
}

/** Makes the development server reload when a catalogue changes. */
export function watchCatalogues(context: LoadContext, locale: Locale, reader: Audience): void {
  for (const name of AUDIENCES[reader]) {
    context.addWatchFile(fileURLToPath(new URL(`../catalogues/${locale}/${name}.json`, import.meta.url)));
  }
}

/** Used by the consoles: the messages of one catalogue in one language. */
const PAGE = 'virtual:page-catalogue/';

/**
 * A Vite plugin for the browser-only apps. For each language, it makes one chunk with the messages that every page
 * needs, and one for each catalogue that only some pages need; both are loaded on demand.
 */
export function catalogueChunks(reader: 'merchant' | 'platform') {
  return {
    name: 'galleria:catalogue-chunks',
    resolveId: (id: string) => (id.startsWith(PAGE) ? `\0${id}` : resolveCatalogue(id)),
    load(this: LoadContext, id: string): string | undefined {
      if (id.startsWith(`\0${PAGE}`)) {
        const [locale, name] = id.slice(PAGE.length + 1).split('/');
        watchCatalogues(this, locale as Locale, reader);
        return jsonModule(
          'messages',
          pick(messagesOf(locale as Locale, reader), (one) => one === name),
        );
      }
      const locale = catalogueOf(id);
      if (locale === undefined) return undefined;
      if (locale === 'all') return listOfLanguages(reader);
      watchCatalogues(this, locale, reader);
      return jsonModule(
        'messages',
        pick(messagesOf(locale, reader), (one) => !isPageCatalogue(one)),
      );
    },
  };
}

function pick(messages: CompiledMessages, isWanted: (catalogue: CatalogueName) => boolean): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => isWanted(id.slice(0, id.indexOf('.')) as CatalogueName)),
  );
}

function listOfLanguages(reader: Audience): string {
  const loaders = (prefix: string, suffix = '') =>
    `{ ${LOCALES.map((locale) => `${locale}: () => import('${prefix}${locale}${suffix}')`).join(', ')} }`;
  const pages = AUDIENCES[reader].filter(isPageCatalogue).map((name) => `${name}: ${loaders(PAGE, `/${name}`)}`);
  return `export const catalogues = ${loaders(ONE)};\nexport const pageCatalogues = { ${pages.join(', ')} };`;
}
