import type { OutputOf } from '@galleria/contract/operation';
import type { languageList } from '@galleria/contract/site';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Queries } from '../../infra/database/database.ts';
import { readLanguages } from './site-db.ts';

type Languages = OutputOf<typeof languageList>;

/** A mall whose languages were never configured speaks the default one. */
const JUST_ENGLISH = { lang: 1, language: DEFAULT_LOCALE, name: 'English', countryLang: 'en-US' };

export async function describeLanguages(queries: Queries): Promise<Languages> {
  const rows = await readLanguages(queries);
  const items = rows.map(({ isDefault: _, hide, ...row }) => ({ ...row, hide: hide ? (1 as const) : (0 as const) }));
  const chosen = rows.find((row) => row.isDefault) ?? JUST_ENGLISH;
  const { lang, language, name, countryLang } = chosen;
  return {
    lang,
    language,
    name,
    countryLang,
    langItemList: items.length > 0 ? items : [{ ...JUST_ENGLISH, hide: 0 }],
  };
}
