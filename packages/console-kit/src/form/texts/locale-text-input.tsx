import { directionOf, type LocaleTexts, languageTag } from '@galleria/domain/site/locales';
import { Flex, Input } from 'antd';
import { copyText, withText } from './locale-texts.ts';
import { TextLanguages, useTextLanguage } from './text-languages.tsx';

export interface LocaleTextInputProps {
  id?: string;
  value?: LocaleTexts | undefined;
  onChange?: (texts: LocaleTexts) => void;
  maxLength?: number;
  /** More than one makes it a text area. */
  rows?: number;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  status?: 'error' | undefined;
  onPressEnter?: (() => void) | undefined;
}

/** A text in the language chosen in the tabs above it. */
export function LocaleTextInput({ value = {}, onChange, rows = 1, maxLength, ...rest }: LocaleTextInputProps) {
  const locale = useTextLanguage();
  const field = {
    ...rest,
    ...(maxLength && { maxLength, showCount: rows > 1 }),
    value: value[locale] ?? '',
    lang: languageTag(locale),
    dir: directionOf(locale),
    // Ant Design sets the direction of its fields with CSS, which overrides `dir`.
    style: { direction: directionOf(locale) },
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange?.(withText(value, locale, event.target.value)),
  };
  return rows > 1 ? <Input.TextArea autoSize={{ minRows: rows, maxRows: 12 }} {...field} /> : <Input {...field} />;
}

/** A text per language with language tabs of its own: `control: <LocaleTextsInput maxLength={60} />` in a form. */
export function LocaleTextsInput(props: LocaleTextInputProps) {
  const { value = {}, onChange } = props;
  return (
    <Flex vertical gap="small">
      <TextLanguages values={[value]} onCopy={(from, to) => onChange?.(copyText(value, from, to))}>
        <LocaleTextInput {...props} />
      </TextLanguages>
    </Flex>
  );
}
