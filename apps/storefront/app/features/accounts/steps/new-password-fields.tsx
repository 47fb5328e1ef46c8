import type { MessageId } from '@galleria/i18n/message-id';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { FormHandle } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { PasswordField } from '../password-field.tsx';

interface NewPasswordFieldProps {
  kind: keyof typeof PASSWORD_PARTS;
  label: string;
  form: Pick<FormHandle<'passWord'>, 'field'>;
}

interface NewPasswordFieldsProps extends NewPasswordFieldProps {
  form: Pick<FormHandle<'passWord' | 'confirmation'>, 'field'>;
}

/**
 * `passWord` alone, with its rule: it can be made visible, so no confirmation is needed. Needs the messages
 * `accounts.field.`.
 */
export function NewPasswordField({ kind, label, form }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...form.field('passWord')}
        label={label}
        autoComplete="new-password"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <PasswordRule kind={kind} password={typed} />
    </div>
  );
}

/** `passWord` and `confirmation`, with the rule between them. Needs the messages `accounts.field.`. */
export function NewPasswordFields({ kind, label, form }: NewPasswordFieldsProps) {
  const text = useText();
  return (
    <>
      <NewPasswordField kind={kind} label={label} form={form} />
      <PasswordField
        {...form.field('confirmation')}
        label={text('accounts.field.confirmation')}
        autoComplete="new-password"
      />
    </>
  );
}

/** The parts of the rule, each with a check mark once it is met. */
export function PasswordRule({ kind, password }: { kind: keyof typeof PASSWORD_PARTS; password: string }) {
  const text = useText();
  return (
    <ul aria-label={text('accounts.field.rule')} className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-soft text-xs">
      {PASSWORD_PARTS[kind].map(({ label, isMet }) => {
        const met = isMet(password);
        return (
          <li key={label} className={`flex items-center gap-1 ${met ? 'text-success' : ''}`}>
            <span className="grid size-3.5 place-items-center">
              {met ? (
                <Check aria-label={text('accounts.field.ruleMet')} className="size-3.5" />
              ) : (
                <span aria-hidden className="size-1.5 rounded-full bg-edge" />
              )}
            </span>
            {text(label)}
          </li>
        );
      })}
    </ul>
  );
}

interface Part {
  readonly label: MessageId<'storefront'>;
  readonly isMet: (password: string) => boolean;
}

const within = (min: number, max: number) => (password: string) => password.length >= min && password.length <= max;
const has = (kind: RegExp) => (password: string) => kind.test(password);
const LETTER = /[a-z]/i;
const DIGIT = /\d/;
const SYMBOL = /[^a-z\d]/i;
const isHalfWidth = has(/^[\x21-\x7e]+$/);
const hasTwoKinds = (password: string) => [LETTER, DIGIT, SYMBOL].filter((kind) => kind.test(password)).length >= 2;

/** The rules of `password-rules.ts` in parts, to show which are not met yet; a test compares the two. */
export const PASSWORD_PARTS: Record<'register' | 'change' | 'store', readonly Part[]> = {
  register: [
    { label: 'accounts.field.rule8to20', isMet: within(8, 20) },
    { label: 'accounts.field.ruleLetters', isMet: has(LETTER) },
    { label: 'accounts.field.ruleDigits', isMet: has(DIGIT) },
    { label: 'accounts.field.ruleSymbols', isMet: has(SYMBOL) },
    { label: 'accounts.field.ruleHalfWidth', isMet: isHalfWidth },
  ],
  change: [
    { label: 'accounts.field.rule6to20', isMet: within(6, 20) },
    { label: 'accounts.field.ruleTwoKinds', isMet: hasTwoKinds },
    { label: 'accounts.field.ruleHalfWidth', isMet: isHalfWidth },
  ],
  store: [
    { label: 'storeOpening.rule6to12', isMet: within(6, 12) },
    { label: 'accounts.field.ruleTwoKinds', isMet: hasTwoKinds },
    { label: 'accounts.field.ruleHalfWidth', isMet: isHalfWidth },
  ],
};
