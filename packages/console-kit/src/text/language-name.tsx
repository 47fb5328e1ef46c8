import { isLocale, languageTag } from '@galleria/domain/site/locales';

interface LanguageNameProps {
  /** Its locale, e.g. `zh_CN`. */
  language: string;
  /** In the language itself. */
  name: string;
}

/** Marked as what it is, so that it is pronounced and drawn as its readers know it. */
export function LanguageName({ language, name }: LanguageNameProps) {
  return <span lang={isLocale(language) ? languageTag(language) : undefined}>{name}</span>;
}
