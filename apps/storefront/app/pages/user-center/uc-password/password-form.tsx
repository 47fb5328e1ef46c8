import type { changePassword } from '@galleria/contract/accounts/passwords';
import { useState } from 'react';
import { checkCodeIfPresent, checkConfirmation, checkPasswordRule } from '../../../features/accounts/account-rules.ts';
import { PasswordField } from '../../../features/accounts/password-field.tsx';
import { PasswordRule } from '../../../features/accounts/steps/new-password-fields.tsx';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { defineForm, type FieldsOf } from '../../../forms/define-form.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { DoneCard } from '../forms/done-card.tsx';
import { OwnCodeField } from '../forms/own-code-field.tsx';

/** Needs the old password, or a code for accounts without one: the other field is not on the page. */
export const passwordForm = defineForm({
  fields: {
    oldPassword: (old) => (old === '' ? 'profile.password.oldEmpty' : undefined),
    validCode: checkCodeIfPresent,
    newPassword: (password = '') =>
      password === '' ? 'profile.password.newEmpty' : checkPasswordRule('change', password),
    confirmation: (confirmation, { newPassword }) => checkConfirmation(confirmation, newPassword),
  } satisfies FieldsOf<typeof changePassword, 'confirmation'>,
  encrypted: ['oldPassword', 'newPassword'],
  localOnly: ['confirmation'],
  refusalFields: {
    'password.wrong': 'oldPassword',
    'password.changeRule': 'newPassword',
    'password.common': 'newPassword',
    'password.same': 'newPassword',
    'code.wrong': 'validCode',
  },
});

export function PasswordForm({ hasPassword, signInName }: { hasPassword: boolean; signInName: string }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const form = useForm(passwordForm, { name: 'password' });
  if (form.done) {
    return <DoneCard title={text('profile.password.done')} sentence={text('profile.password.doneText')} />;
  }
  return (
    <div className="card p-4 sm:p-6">
      <CheckedForm form={form} label={text('profile.menu.password')} className="flex max-w-md flex-col gap-5">
        {/* For password managers: the user name of this password. */}
        <input type="text" name="signInName" autoComplete="username" value={signInName} readOnly hidden />
        {hasPassword ? (
          <PasswordField
            {...form.field('oldPassword')}
            label={text('profile.password.old')}
            autoComplete="current-password"
          />
        ) : (
          <OwnCodeField form={form} purpose="password" />
        )}
        <div className="flex flex-col gap-2">
          <PasswordField
            {...form.field('newPassword')}
            label={text('profile.password.new')}
            autoComplete="new-password"
            onChange={(event) => setTyped(event.target.value)}
          />
          <PasswordRule kind="change" password={typed} />
        </div>
        <PasswordField
          {...form.field('confirmation')}
          label={text('profile.password.confirmation')}
          autoComplete="new-password"
        />
        <p className="text-pretty text-ink-soft text-sm">{text('profile.password.signsOut')}</p>
        <FormEnd form={form} submitLabel={text(hasPassword ? 'profile.password.submit' : 'profile.password.set')} />
      </CheckedForm>
    </div>
  );
}
