import { directionOf, type LocaleTexts, languageTag } from '@galleria/domain/site/locales';
import { withText } from './locale-texts.ts';
import { RichTextInput } from './rich-text-input.tsx';
import { useTextLanguage } from './text-languages.tsx';

interface LocaleRichTextInputProps {
  id?: string;
  value?: LocaleTexts | undefined;
  onChange?: (texts: LocaleTexts) => void;
  'aria-label': string;
}

/** Rich text in the language chosen in the tabs above it. */
export function LocaleRichTextInput({ value = {}, onChange, ...rest }: LocaleRichTextInputProps) {
  const locale = useTextLanguage();
  return (
    <RichTextInput
      {...rest}
      lang={languageTag(locale)}
      dir={directionOf(locale)}
      value={value[locale] ?? ''}
      onChange={(html) => onChange?.(withText(value, locale, html))}
    />
  );
}
