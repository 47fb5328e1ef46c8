import { NICK_NAME_LIMIT } from '@galleria/domain/accounts/contact';
import { IdentityField } from '../../features/accounts/identity-field.tsx';
import { withRedirect } from '../../features/accounts/login-address.ts';
import { NewPasswordFields } from '../../features/accounts/steps/new-password-fields.tsx';
import { VerifiedContact } from '../../features/accounts/steps/verified-contact.tsx';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useText } from '../../words/words.tsx';
import { checkInfo } from './register-rules.ts';

interface InfoStepProps {
  target: string;
  /** What was verified, masked. */
  contact: string;
}

export function InfoStep({ target, contact }: InfoStepProps) {
  const text = useText();
  const action = withRedirect('/register', target);
  const form = useForm({ action, check: checkInfo, sealed: ['passWord'], kept: ['confirmation'] });
  return (
    <>
      <VerifiedContact contact={contact} action={action} />
      <form {...form.props} className="flex flex-col gap-4">
        <input type="hidden" name="step" value="info" />
        <IdentityField
          form={form}
          name="userName"
          kind="name"
          label={text('accounts.register.userName')}
          hint={text('accounts.register.userNameHint')}
          maxLength={30}
        />
        <NewPasswordFields kind="register" label={text('accounts.register.password')} errorOf={form.errorOf} />
        <Field label={text('accounts.register.nickName')} error={form.errorOf('nickName')}>
          {(wires) => (
            <TextInput
              name="nickName"
              autoComplete="nickname"
              maxLength={NICK_NAME_LIMIT * 2}
              defaultValue={form.values.nickName}
              {...wires}
            />
          )}
        </Field>
        <FormOutcome form={form} />
        <Button type="submit" tone="brand" busy={form.busy} className="mt-1 w-full">
          {text('accounts.register.submit')}
        </Button>
      </form>
    </>
  );
}
