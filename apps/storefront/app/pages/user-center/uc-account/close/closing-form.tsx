import type { closeAccount } from '@galleria/contract/accounts/close-account';
import type { ReactNode } from 'react';
import { checkCodeIfPresent, checkPasswordIfPresent } from '../../../../features/accounts/account-rules.ts';
import { PasswordField } from '../../../../features/accounts/password-field.tsx';
import { CheckedForm, FormEnd } from '../../../../forms/checked-form.tsx';
import { defineForm, type FieldsOf } from '../../../../forms/define-form.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { useText } from '../../../../messages/messages.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { OwnCodeField } from '../../forms/own-code-field.tsx';

/** Needs the password, or a code for accounts without one: the other field is not on the page. */
export const closingForm = defineForm({
  fields: {
    passWord: checkPasswordIfPresent,
    validCode: checkCodeIfPresent,
    understood: (understood) => (understood === 'yes' ? undefined : 'profile.close.notUnderstood'),
  } satisfies FieldsOf<typeof closeAccount, 'understood'>,
  encrypted: ['passWord'],
  refusalFields: { 'password.wrong': 'passWord', 'password.stale': 'passWord', 'code.wrong': 'validCode' },
});

export function ClosingForm({ hasPassword, children }: { hasPassword: boolean; children: ReactNode }) {
  const text = useText();
  const form = useForm(closingForm, { name: 'close' });
  return (
    <CheckedForm form={form} label={text('profile.close.title')} className="flex max-w-md flex-col gap-5">
      {hasPassword ? (
        <PasswordField
          {...form.field('passWord')}
          label={text('profile.close.password')}
          autoComplete="current-password"
        />
      ) : (
        <OwnCodeField form={form} purpose="destroy" />
      )}
      <Checkbox
        name={form.field('understood').name}
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
