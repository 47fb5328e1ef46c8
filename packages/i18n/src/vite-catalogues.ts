import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '@galleria/domain/site/locales';
import { compileCatalogues } from './load-catalogues.ts';
import { AUDIENCES, type Audience } from './message-id.ts';

const ALL = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';

interface LoadContext {
  addWatchFile(file: string): void;
}

/**
 * A Vite plugin for apps that live in the browser only: `virtual:catalogues` knows every language and fetches the words
 * of the one that is asked for, one compiled file per language.
 */
export function catalogueChunks(reader: Audience) {
  return {
    name: 'galleria:catalogue-chunks',
    resolveId: (id: string) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(this: LoadContext, id: string): string | undefined {
      if (id === `\0${ALL}`) return listOfLanguages();
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const locale = id.slice(ONE.length + 1) as Locale;
      for (const name of AUDIENCES[reader]) this.addWatchFile(catalogueFile(locale, name));
      return wordsOf(locale, reader);
    },
  };
}

function listOfLanguages(): string {
  const loaders = LOCALES.map((locale) => `${locale}: () => import('${ONE}${locale}')`);
  return `export const catalogues = { ${loaders.join(', ')} };`;
}

function wordsOf(locale: Locale, reader: Audience): string {
  const messages = JSON.stringify(compileCatalogues(locale, reader));
  // Browsers read JSON faster than the same value written as a program.
  return `export const messages = JSON.parse(${JSON.stringify(messages)});`;
}

function catalogueFile(locale: Locale, name: string): string {
  return fileURLToPath(new URL(`../catalogues/${locale}/${name}.json`, import.meta.url));
}
