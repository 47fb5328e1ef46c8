import { fileURLToPath } from 'node:url';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@galleria/domain/site/locales';
import { compileCatalogues } from './load-catalogues.ts';
import { AUDIENCES, type Audience } from './message-id.ts';

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

/** A Vite plugin for apps that live in the browser only: one file for each language, fetched when it is wanted. */
export function catalogueChunks(reader: Audience) {
  return {
    name: 'galleria:catalogue-chunks',
    resolveId: resolveCatalogue,
    load(this: LoadContext, id: string): string | undefined {
      const locale = catalogueOf(id);
      if (locale === undefined) return undefined;
      if (locale === 'all') return listOfLanguages();
      watchCatalogues(this, locale, reader);
      return jsonModule('messages', messagesOf(locale, reader));
    },
  };
}

function listOfLanguages(): string {
  const loaders = LOCALES.map((locale) => `${locale}: () => import('${ONE}${locale}')`);
  return `export const catalogues = { ${loaders.join(', ')} };`;
}
