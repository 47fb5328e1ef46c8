import { Field, TextInput } from '../../ui/fields/field.tsx';

const ATTRIBUTES = {
  mail: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  mobile: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
  /** An account name, a mail address or a mobile number. */
  name: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
} as const;

const MAX_MAIL_LENGTH = 254;

/** `name`, `error` and `defaultValue` come from `form.field(name)`. */
interface SignInNameFieldProps {
  name: string;
  error?: string;
  defaultValue?: string;
  kind: keyof typeof ATTRIBUTES;
  label: string;
  hint?: string;
  maxLength?: number;
}

/** A mail address, mobile number or account name, which read from left to right in every language. */
export function SignInNameField({
  name,
  error,
  defaultValue,
  kind,
  label,
  hint,
  maxLength = MAX_MAIL_LENGTH,
}: SignInNameFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wires) => (
        <TextInput
          name={name}
          dir="ltr"
          className="rtl:text-right"
          maxLength={maxLength}
          defaultValue={defaultValue}
          {...ATTRIBUTES[kind]}
          {...wires}
        />
      )}
    </Field>
  );
}
