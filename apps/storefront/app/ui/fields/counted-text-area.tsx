import { type ComponentProps, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Field, TextArea } from './field.tsx';

interface CountedTextAreaProps extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'defaultValue'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Maximum number of characters. */
  limit: number;
  defaultValue?: string | undefined;
}

/** A textarea with a maximum length and a character counter. */
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
