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
import { findMessageIds, MESSAGES_QUERY, type MessageIds } from './message-ids.ts';

const APP = path.resolve(import.meta.dirname, '../app');
const CATALOGUE_FILE = /\/packages\/i18n\/catalogues\/.+\.json$/;
const MESSAGES_MODULE = '\0messages:';

/**
 * Message catalogues for server and browser. The server has every language and the address of each language's file; a
 * page names its own one (`modulepreload`). That file has the messages that every page uses, and refers to a second one
 * with the messages of the shell's late parts. Messages of a single page come with its loader data, by the list of ids
 * that the loader imports with `?messages`. The split is derived from the modules' imports. In development the file has
 * all messages.
 */
export function catalogues(routes: readonly RouteConfigEntry[]): Plugin {
  let usage: MessageIds | undefined;
  const filesOf = (locale: Locale, { common, late }: MessageIds) => {
    const messages = messagesOf(locale, 'storefront');
    const later = catalogueFile(`late-messages-${locale}`, jsonModule('messages', pick(messages, late)));
    const source = `${jsonModule('messages', pick(messages, common))}\nexport const later = () => import('/${later.fileName}');`;
    return [catalogueFile(`messages-${locale}`, source), later] as const;
  };
  return {
    name: 'galleria:catalogues',
    enforce: 'pre',
    configResolved(config) {
      const all = new Set(Object.keys(messagesOf(DEFAULT_LOCALE, 'storefront')));
      if (config.command === 'build') usage = findMessageIds(APP, routes, all);
    },
    resolveId(id, importer = '') {
      if (!id.endsWith(MESSAGES_QUERY)) return resolveCatalogue(id);
      return MESSAGES_MODULE + path.join(importer, '..', id.slice(0, -MESSAGES_QUERY.length));
    },
    load(id) {
      if (id.startsWith(MESSAGES_MODULE)) {
        return `export default ${JSON.stringify(usage?.of(id.slice(MESSAGES_MODULE.length)) ?? [])};`;
      }
      const locale = catalogueOf(id);
      if (locale === undefined) return undefined;
      if (locale !== 'all') return jsonModule('messages', messagesOf(locale, 'storefront'));
      const urlOf = (one: Locale) => (usage ? `/${filesOf(one, usage)[0].fileName}` : developmentUrl(one));
      const entries = LOCALES.map((one) => [one, { url: urlOf(one), messages: messagesOf(one, 'storefront') }]);
      return jsonModule('catalogues', Object.fromEntries(entries));
    },
    generateBundle() {
      if (this.environment.name !== 'client' || !usage) return;
      for (const locale of LOCALES) {
        for (const file of filesOf(locale, usage)) this.emitFile({ type: 'asset', ...file });
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

function pick(messages: CompiledMessages, ids: ReadonlySet<string>): CompiledMessages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)));
}

function catalogueFile(name: string, source: string): { fileName: string; source: string } {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}
