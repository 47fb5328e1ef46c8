import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { prepareEncryption } from '../../api/encrypt-password.ts';
import { useText } from '../../messages/messages.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** For password managers; `off` for pay passwords, which they must not store. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password that can be made visible. Needs the messages `accounts.field.`. */
export function PasswordField({ label, hint, error, ...attributes }: PasswordFieldProps) {
  const text = useText();
  // `undefined` until scripts run: without them the button could do nothing and is not rendered.
  const [shown, setShown] = useState<boolean>();
  useEffect(() => setShown(false), []);
  const toggleLabel = text(shown ? 'accounts.field.hidePassword' : 'accounts.field.showPassword');
  return (
    <Field label={label} hint={hint} error={error}>
      {(wires) => (
        <span className="relative block">
          <TextInput
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            dir="ltr"
            className="pe-12 rtl:text-right"
            onFocus={prepareEncryption}
            {...wires}
            {...attributes}
          />
          <button
            type="button"
            aria-label={toggleLabel}
            title={toggleLabel}
            onClick={() => setShown(!shown)}
            className={`absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-ink-soft -outline-offset-4 hover:text-ink [&_svg]:size-5 ${shown === undefined ? 'invisible' : ''}`}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </button>
        </span>
      )}
    </Field>
  );
}
