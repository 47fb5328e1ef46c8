import type { FormHandle } from '../../forms/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const LOOKS = {
  mail: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  mobile: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
  /** An account name, or whichever of the three somebody goes by. */
  name: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
} as const;

const LONGEST_MAIL = 254;

interface IdentityFieldProps {
  form: Pick<FormHandle, 'errorOf' | 'values'>;
  name: string;
  kind: keyof typeof LOOKS;
  label: string;
  hint?: string;
  maxLength?: number;
  /** Filled in as long as nothing was typed. */
  suggestion?: string;
}

/** Who somebody is or where to reach them. Such things read from left to right in every language. */
export function IdentityField({ form, name, kind, label, hint, maxLength, suggestion }: IdentityFieldProps) {
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {(wires) => (
        <TextInput
          name={name}
          dir="ltr"
          className="rtl:text-right"
          maxLength={maxLength ?? LONGEST_MAIL}
          defaultValue={form.values[name] ?? suggestion}
          {...LOOKS[kind]}
          {...wires}
        />
      )}
    </Field>
  );
}
