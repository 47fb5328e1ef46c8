import type { Answer } from '@galleria/contract/call';
import type { languageList } from '@galleria/contract/site';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@galleria/domain/site/locales';

/** The person's own choice, else what their browser asks for, else the mall's default; only languages that are shown. */
export function chooseLocale(languages: Answer<typeof languageList>): Locale {
  const shown = languages.ok ? languages.data.langItemList.filter((one) => one.hide === 0) : [];
  const offered: readonly string[] = languages.ok ? shown.map((one) => one.language) : LOCALES;
  const wanted = [chosenBefore(), ...navigator.languages.flatMap(spellings), languages.ok && languages.data.language];
  return wanted.filter(isLocale).find((locale) => offered.includes(locale)) ?? DEFAULT_LOCALE;
}

/** The storefront keeps the choice; both sides of the mall speak the same language. */
function chosenBefore(): string | undefined {
  return /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
}

/** `zh-CN` → `zh_CN`, then `zh`; browsers are more exact than our list is. */
function spellings(tag: string): string[] {
  return [tag.replace('-', '_'), tag.split('-', 1)[0] ?? ''];
}
