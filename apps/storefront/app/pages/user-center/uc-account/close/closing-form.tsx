import type { ReactNode } from 'react';
import { CodeField } from '../../../../features/accounts/code-field.tsx';
import { PasswordField } from '../../../../features/accounts/password-field.tsx';
import { CheckedForm, FormEnd } from '../../../../forms/checked-form.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { useText } from '../../../../words/words.tsx';
import { ownCodeFor } from '../../forms/send-own-code.ts';
import { checkClosing } from './check-closing.ts';

const sendCode = ownCodeFor('destroy');

export function ClosingForm({ hasPassword, children }: { hasPassword: boolean; children: ReactNode }) {
  const text = useText();
  const form = useForm({ name: 'close', check: checkClosing, sealed: ['passWord'] });
  return (
    <CheckedForm form={form} label={text('profile.close.title')} className="flex max-w-md flex-col gap-5">
      {hasPassword ? (
        <PasswordField
          name="passWord"
          label={text('profile.close.password')}
          autoComplete="current-password"
          error={form.errorOf('passWord')}
        />
      ) : (
        <CodeField
          onSend={sendCode}
          error={form.errorOf('validCode')}
          sent={form.codeSent}
          hint={text('profile.codeHint')}
        />
      )}
      <Checkbox
        name="understood"
        value="yes"
        label={text('profile.close.understood')}
        error={form.errorOf('understood')}
      />
      <FormEnd form={form} submitLabel={text('profile.close.submit')} submitTone="brand">
        {children}
      </FormEnd>
    </CheckedForm>
  );
}
