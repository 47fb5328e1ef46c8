import { isLocale, languageTag } from '@galleria/domain/site/locales';

interface LanguageNameProps {
  /** The locale, e.g. `zh_CN`. */
  language: string;
  /** The language's name in the language itself. */
  name: string;
}

/** Has a `lang` attribute, so that it is pronounced and rendered in its own language. */
export function LanguageName({ language, name }: LanguageNameProps) {
  return <span lang={isLocale(language) ? languageTag(language) : undefined}>{name}</span>;
}
