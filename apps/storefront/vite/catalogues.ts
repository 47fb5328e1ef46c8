import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@galleria/domain/site/locales';
import { compileCatalogues } from '@galleria/i18n/load-catalogues';
import type { Plugin } from 'vite';

const ALL = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
/** What loaders say, or hand to their page as `MoreWords`, does not travel to browsers with every page. */
const SERVER_ONLY =
  /^(shell\.place\.|ui\.gallery|accounts\.|profile\.|addresses\.|home\.|search\.|products\.|detail\.|stores\.|favourites\.|cart\.(?!note\.)|ledger\.|orders\.|promotions\.|checkout\.)/;
const CATALOGUE_FILE = /\/packages\/i18n\/catalogues\/.+\.json$/;

/**
 * Words for both sides. The server holds every language and knows the address of each one's file; a browser is given
 * that one address with its page (a `modulepreload` link) and loads nothing else.
 */
export function catalogues(): Plugin {
  let building = false;
  return {
    name: 'galleria:catalogues',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return serverModule(building);
      if (id.startsWith(`\0${ONE}`)) return moduleOf(id.slice(ONE.length + 1) as Locale);
      return undefined;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const locale of LOCALES) {
        this.emitFile({ type: 'asset', fileName: fileOf(locale), source: moduleOf(locale) });
      }
    },
    hotUpdate({ file, server }) {
      if (!CATALOGUE_FILE.test(file)) return;
      for (const environment of Object.values(server.environments)) {
        for (const [id, module] of environment.moduleGraph.idToModuleMap) {
          if (id.includes(ALL) || id.includes(ONE)) environment.moduleGraph.invalidateModule(module);
        }
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function serverModule(building: boolean): string {
  const entries = LOCALES.map((locale) => {
    const url = building ? `/${fileOf(locale)}` : `/@id/__x00__${ONE}${locale}`;
    return [locale, { url, messages: messagesOf(locale) }];
  });
  return `export const catalogues = ${parsed(Object.fromEntries(entries))};`;
}

function moduleOf(locale: Locale): string {
  const wanted = Object.entries(messagesOf(locale)).filter(([id]) => !SERVER_ONLY.test(id));
  return `export const messages = ${parsed(Object.fromEntries(wanted))};`;
}

/** While a new word is not translated yet, which the gate complains about, it is said in English. */
function messagesOf(locale: Locale): Record<string, unknown> {
  return { ...compileCatalogues(DEFAULT_LOCALE, 'storefront'), ...compileCatalogues(locale, 'storefront') };
}

/** Browsers and Node read JSON faster than the same value written as a program. */
function parsed(value: unknown): string {
  return `JSON.parse('${JSON.stringify(value).replace(/[\\']/g, '\\$&')}')`;
}

function fileOf(locale: Locale): string {
  const hash = createHash('sha256').update(moduleOf(locale)).digest('base64url').slice(0, 8);
  return `assets/words-${locale}-${hash}.js`;
}
