import { fileURLToPath } from 'node:url';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@galleria/domain/site/locales';
import { compileCatalogues } from './load-catalogues.ts';
import { AUDIENCES, type Audience, type CatalogueName, isPageCatalogue } from './message-id.ts';

/*
 * What the Vite plugins of all apps share: `virtual:catalogues` knows every language, `virtual:catalogue/<locale>` holds
 * the compiled messages of one.
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

/** For `load`: which of the virtual modules a resolved id stands for. */
export function catalogueOf(id: string): 'all' | Locale | undefined {
  if (id === `\0${ALL}`) return 'all';
  return LOCALES.find((locale) => id === `\0${ONE}${locale}`);
}

/** Where the development server serves the messages of one language. */
export function developmentUrl(locale: Locale): string {
  return `/@id/__x00__${ONE}${locale}`;
}

/** A message that is not translated yet (the gate complains about it) is said in English. */
export function messagesOf(locale: Locale, reader: Audience): CompiledMessages {
  return { ...compileCatalogues(DEFAULT_LOCALE, reader), ...compileCatalogues(locale, reader) };
}

/** A module with one export. Browsers and Node read JSON faster than the same value written as a program. */
export function jsonModule(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse('${JSON.stringify(value).replace(/[\\']/g, '\\$&')}');`;
}

/** So that the development server notices changes of words. */
export function watchCatalogues(context: LoadContext, locale: Locale, reader: Audience): void {
  for (const name of AUDIENCES[reader]) {
    context.addWatchFile(fileURLToPath(new URL(`../catalogues/${locale}/${name}.json`, import.meta.url)));
  }
}

/** Of the consoles: the messages of one catalogue in one language. */
const PAGE = 'virtual:page-catalogue/';

/**
 * A Vite plugin for apps that live in the browser only. Each language is one file with the words that every page needs,
 * and one for each catalogue that only some pages need; both are fetched when they are wanted.
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
