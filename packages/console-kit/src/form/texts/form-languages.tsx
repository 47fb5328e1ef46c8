import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { copyText } from './locale-texts.ts';
import { TextLanguages } from './text-languages.tsx';

interface FormLanguagesProps {
  /** Fields of the surrounding form that have a text per language. */
  names: readonly string[];
  children: ReactNode;
}

/** Language tabs for all texts of a form: `wrap={(fields) => <FormLanguages names={…}>{fields}</FormLanguages>}`. */
export function FormLanguages({ names, children }: FormLanguagesProps) {
  const form = Form.useFormInstance();
  const watched: Record<string, unknown> | undefined = Form.useWatch([], form);
  const values = names.map((name) => textsOf(watched?.[name] ?? form.getFieldValue(name)));

  function copy(from: Locale, to: Locale) {
    for (const name of names) form.setFieldValue(name, copyText(textsOf(form.getFieldValue(name)), from, to));
  }

  return (
    <TextLanguages values={values} onCopy={copy}>
      <div style={{ marginBlockStart: 16 }}>{children}</div>
    </TextLanguages>
  );
}

function textsOf(value: unknown): LocaleTexts {
  return typeof value === 'object' && value !== null ? value : {};
}
