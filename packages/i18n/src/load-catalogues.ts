import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locale } from '@galleria/domain/site/locales';
import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { AUDIENCES, type Audience, type CatalogueName } from './message-id.ts';

// Resolved by package name, since this code may run from a bundle in another folder.
const HERE = createRequire(import.meta.url).resolve('@galleria/i18n/load-catalogues');
const FOLDER = path.resolve(HERE, '../../catalogues');

/** One catalogue in its source form. For Node only: servers, builds and tests. */
export function readCatalogue(locale: Locale, name: CatalogueName): Record<string, string> {
  return JSON.parse(readFileSync(path.join(FOLDER, locale, `${name}.json`), 'utf8'));
}

/** All messages of an audience in one language, compiled so that nothing is parsed at run time. */
export function compileCatalogues(locale: Locale, reader: Audience): Messages {
  return Object.fromEntries(
    AUDIENCES[reader].flatMap((name) =>
      Object.entries(readCatalogue(locale, name)).map(([key, text]) => [`${name}.${key}`, compileMessageOrThrow(text)]),
    ),
  );
}
