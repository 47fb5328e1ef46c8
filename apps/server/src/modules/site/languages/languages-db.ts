import { LANGUAGE_FACTS } from '@galleria/domain/site/language-facts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@galleria/domain/site/locales';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { languages } from '../tables.ts';

/**
 * Row locks on all languages with a catalogue; missing rows are inserted, hidden except for the default of a new mall.
 */
export async function lockLanguages(queries: Queries) {
  const known = await queries.select().from(languages).orderBy(asc(languages.lang)).for('update');
  const missing = LOCALES.filter((locale) => !known.some(({ language }) => language === locale));
  if (missing.length === 0) return known;
  const hasDefault = known.some(({ isDefault }) => isDefault);
  const added = missing.map((language) => {
    const isDefault = !hasDefault && language === DEFAULT_LOCALE;
    return { ...LANGUAGE_FACTS[language], language, hide: !isDefault, isDefault };
  });
  return [...known, ...(await queries.insert(languages).values(added).onConflictDoNothing().returning())];
}

export async function updateLanguage(
  queries: Queries,
  language: Locale,
  changes: Partial<Pick<typeof languages.$inferInsert, 'hide' | 'isDefault'>>,
): Promise<void> {
  await queries.update(languages).set(changes).where(eq(languages.language, language));
}

/** Clears the old default first, as there may never be two. */
export async function moveDefault(queries: Queries, language: Locale): Promise<void> {
  await queries.update(languages).set({ isDefault: false }).where(eq(languages.isDefault, true));
  await updateLanguage(queries, language, { isDefault: true, hide: false });
}
