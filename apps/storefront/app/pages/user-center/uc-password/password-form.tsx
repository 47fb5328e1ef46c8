import { useState } from 'react';
import { CodeField } from '../../../features/accounts/code-field.tsx';
import { PasswordField } from '../../../features/accounts/password-field.tsx';
import { PasswordRule } from '../../../features/accounts/steps/new-password-fields.tsx';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../words/words.tsx';
import { DoneCard } from '../forms/done-card.tsx';
import { ownCodeFor } from '../forms/send-own-code.ts';
import { checkPasswords } from './check-passwords.ts';

const sendCode = ownCodeFor('password');

export function PasswordForm({ hasPassword, signInName }: { hasPassword: boolean; signInName: string }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const form = useForm({
    name: 'password',
    check: checkPasswords,
    sealed: ['oldPassword', 'newPassword'],
    kept: ['confirmation'],
  });
  if (form.done) {
    return <DoneCard title={text('profile.password.done')} sentence={text('profile.password.doneText')} />;
  }
  return (
    <div className="card p-4 sm:p-6">
      <CheckedForm form={form} label={text('profile.menu.password')} className="flex max-w-md flex-col gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="text" name="signInName" autoComplete="username" value={signInName} readOnly hidden />
        {hasPassword ? (
          <PasswordField
            name="oldPassword"
            label={text('profile.password.old')}
            autoComplete="current-password"
            error={form.errorOf('oldPassword')}
          />
        ) : (
          <CodeField
            onSend={sendCode}
            error={form.errorOf('validCode')}
            sent={form.codeSent}
            hint={text('profile.codeHint')}
          />
        )}
        <div className="flex flex-col gap-2">
          <PasswordField
            name="newPassword"
            label={text('profile.password.new')}
            autoComplete="new-password"
            error={form.errorOf('newPassword')}
            onChange={(event) => setTyped(event.target.value)}
          />
          <PasswordRule kind="change" password={typed} />
        </div>
        <PasswordField
          name="confirmation"
          label={text('profile.password.confirmation')}
          autoComplete="new-password"
          error={form.errorOf('confirmation')}
        />
        <p className="text-pretty text-ink-soft text-sm">{text('profile.password.signsOut')}</p>
        <FormEnd form={form} submitLabel={text(hasPassword ? 'profile.password.submit' : 'profile.password.set')} />
      </CheckedForm>
    </div>
  );
}
