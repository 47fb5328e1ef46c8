import type * as contract from '@galleria/contract/site/languages';
import { refuse } from '@galleria/domain/refusals';
import { LANGUAGE_FACTS } from '@galleria/domain/site/language-facts';
import { DEFAULT_LOCALE, LOCALES } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { SiteContext } from '../index.ts';
import { readLanguageRows } from '../site-db.ts';
import { lockLanguages, moveDefault, updateLanguage } from './languages-db.ts';

export const staffLanguageList: UseCase<typeof contract.staffLanguageList, SiteContext> = async ({ database }) => {
  const rows = await readLanguageRows(database.queries);
  const isConfigured = rows.some(({ isDefault }) => isDefault);
  return LOCALES.map((language) => {
    const row = rows.find((one) => one.language === language);
    const isDefault = isConfigured ? (row?.isDefault ?? false) : language === DEFAULT_LOCALE;
    const { name, countryLang } = row ?? LANGUAGE_FACTS[language];
    return { language, name, countryLang, isShown: row ? !row.hide : isDefault, isDefault };
  });
};

export const showLanguage: UseCase<typeof contract.showLanguage, SiteContext> = async (
  { database },
  { language, isShown },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const all = await lockLanguages(transaction.queries);
    const shown = all.filter(({ hide }) => !hide);
    const isDefault = all.some((one) => one.language === language && one.isDefault);
    if (!isShown && shown.every((one) => one.language === language)) return refuse('language.last');
    if (!isShown && isDefault) return refuse('language.isDefault');
    await updateLanguage(transaction.queries, language, { hide: !isShown });
    await transaction.changed('site');
    audit.changed({ language, isShown: shown.some((one) => one.language === language) }, { language, isShown });
    return null;
  });

export const chooseDefaultLanguage: UseCase<typeof contract.chooseDefaultLanguage, SiteContext> = async (
  { database },
  { language },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const all = await lockLanguages(transaction.queries);
    await moveDefault(transaction.queries, language);
    await transaction.changed('site');
    audit.changed({ language: all.find(({ isDefault }) => isDefault)?.language ?? null }, { language });
    return null;
  });
