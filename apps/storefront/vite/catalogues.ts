import { createHash } from 'node:crypto';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@galleria/domain/site/locales';
import {
  type CompiledMessages,
  catalogueOf,
  developmentUrl,
  jsonModule,
  messagesOf,
  resolveCatalogue,
} from '@galleria/i18n/vite-catalogues';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import { findMessageIds, type MessageIds, WORDS_QUERY } from './message-ids.ts';

const APP = path.resolve(import.meta.dirname, '../app');
const CATALOGUE_FILE = /\/packages\/i18n\/catalogues\/.+\.json$/;
const WORDS_MODULE = '\0words:';

/**
 * Words for both sides. The server holds every language and knows the address of each one's file; a browser is given
 * that one address with its page (a `modulepreload` link). The file holds what every page says; what only one page says
 * comes with that page's data, by the list that the page's loader imports with `?words`. Which message belongs where is
 * found out from the modules. While developing the file holds everything.
 */
export function catalogues(routes: readonly RouteConfigEntry[]): Plugin {
  let usage: MessageIds | undefined;
  const fileMessages = (locale: Locale) => onlyCommon(messagesOf(locale, 'storefront'), usage);
  return {
    name: 'galleria:catalogues',
    enforce: 'pre',
    configResolved(config) {
      const all = new Set(Object.keys(messagesOf(DEFAULT_LOCALE, 'storefront')));
      if (config.command === 'build') usage = findMessageIds(APP, routes, all);
    },
    resolveId(id, importer = '') {
      if (!id.endsWith(WORDS_QUERY)) return resolveCatalogue(id);
      return WORDS_MODULE + path.join(importer, '..', id.slice(0, -WORDS_QUERY.length));
    },
    load(id) {
      if (id.startsWith(WORDS_MODULE)) {
        return `export default ${JSON.stringify(usage?.of(id.slice(WORDS_MODULE.length)) ?? [])};`;
      }
      const locale = catalogueOf(id);
      if (locale === undefined) return undefined;
      if (locale !== 'all') return jsonModule('messages', fileMessages(locale));
      const urlOf = (one: Locale) => (usage ? `/${fileName(one, fileMessages(one))}` : developmentUrl(one));
      const entries = LOCALES.map((one) => [one, { url: urlOf(one), messages: messagesOf(one, 'storefront') }]);
      return jsonModule('catalogues', Object.fromEntries(entries));
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const locale of LOCALES) {
        const messages = fileMessages(locale);
        const source = jsonModule('messages', messages);
        this.emitFile({ type: 'asset', fileName: fileName(locale, messages), source });
      }
    },
    hotUpdate({ file, server }) {
      if (!CATALOGUE_FILE.test(file)) return;
      for (const environment of Object.values(server.environments)) {
        for (const [id, module] of environment.moduleGraph.idToModuleMap) {
          if (catalogueOf(id)) environment.moduleGraph.invalidateModule(module);
        }
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function onlyCommon(messages: CompiledMessages, usage: MessageIds | undefined): CompiledMessages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !usage || usage.common.has(id)));
}

function fileName(locale: Locale, messages: CompiledMessages): string {
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('base64url').slice(0, 8);
  return `assets/words-${locale}-${hash}.js`;
}
