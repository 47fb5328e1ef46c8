import { type ComponentProps, useState } from 'react';
import { useText } from '../../words/words.tsx';
import { Field, TextArea } from './field.tsx';

interface CountedTextAreaProps extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'defaultValue'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Most characters. */
  limit: number;
  defaultValue?: string | undefined;
}

/** A text of a limited length, which says how much of it is used. */
export function CountedTextArea({ label, hint, error, limit, defaultValue = '', ...attributes }: CountedTextAreaProps) {
  const text = useText();
  const [length, setLength] = useState(defaultValue.length);
  return (
    <Field
      label={label}
      error={error}
      hint={[hint, text('ui.lengthOf', { length, limit })].filter(Boolean).join(' · ')}
    >
      {(wires) => (
        <TextArea
          dir="auto"
          maxLength={limit}
          defaultValue={defaultValue}
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
          {...attributes}
          {...wires}
        />
      )}
    </Field>
  );
}
