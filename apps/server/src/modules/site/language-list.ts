import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/site';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { Site } from './index.ts';
import { readLanguageRows } from './site-db.ts';

export const languageList: UseCase<typeof contract.languageList, Site> = (site, _, { locale }) =>
  site.languages(locale);

/** The only language of a mall whose languages were never configured. */
const DEFAULT_LANGUAGE = { lang: 1, language: DEFAULT_LOCALE, name: 'English', countryLang: 'en-US' };

export async function readLanguageList(queries: Queries): Promise<OutputOf<typeof contract.languageList>> {
  const rows = await readLanguageRows(queries);
  const items = rows.map(({ isDefault: _, hide, ...row }) => ({ ...row, hide: hide ? (1 as const) : (0 as const) }));
  const { lang, language, name, countryLang } = rows.find((row) => row.isDefault) ?? DEFAULT_LANGUAGE;
  return {
    lang,
    language,
    name,
    countryLang,
    langItemList: items.length > 0 ? items : [{ ...DEFAULT_LANGUAGE, hide: 0 }],
  };
}
