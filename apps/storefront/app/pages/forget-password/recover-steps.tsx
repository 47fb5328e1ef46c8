import { sendRecoveryCode } from '@galleria/contract/accounts/recover-password';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { CodeField } from '../../features/accounts/code-field.tsx';
import { SignInNameField } from '../../features/accounts/sign-in-name-field.tsx';
import { NewPasswordFields } from '../../features/accounts/steps/new-password-fields.tsx';
import { VerifiedContact } from '../../features/accounts/steps/steps-page.tsx';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { loginAddress, withRedirect } from '../../visit/login-address.ts';
import { contactOf, passwordForm, verifyForm } from './recover-forms.ts';

interface VerifyStepProps {
  target: string;
  /** The earlier verification has expired. */
  spent: boolean;
}

/** Step 1: a code verifies the contact of the account. */
export function VerifyStep({ target, spent }: VerifyStepProps) {
  const text = useText();
  const form = useForm(verifyForm, { action: withRedirect('/forget-password', target) });
  async function send() {
    const values = form.validValues(['contact']);
    return values && api(sendRecoveryCode, contactOf(values));
  }
  return (
    <>
      <form {...form.props} className="flex flex-col gap-4">
        {/* Enter submits with the first button of a form, which must not be "send a code". */}
        <button type="submit" hidden />
        <SignInNameField {...form.field('contact')} kind="name" label={text('accounts.recover.contact')} />
        <CodeField
          {...form.field('validCode')}
          onSend={send}
          sentHint={text('accounts.recover.sentHint')}
          sent={form.codeSent}
        />
        <FormOutcome form={form} otherwise={spent ? text('accounts.steps.spent') : undefined} />
        <Button type="submit" tone="brand" busy={form.busy} className="mt-1 w-full">
          {text('accounts.steps.next')}
        </Button>
      </form>
      <p className="mt-4 text-sm">
        <Link to={loginAddress(target)} className="rounded-control font-semibold text-ink hover:text-brand-ink">
          {text('accounts.recover.back')}
        </Link>
      </p>
    </>
  );
}

interface PasswordStepProps {
  target: string;
  /** The verified contact, masked. */
  contact: string;
}

/** Step 2: the new password. */
export function PasswordStep({ target, contact }: PasswordStepProps) {
  const text = useText();
  const action = withRedirect('/forget-password', target);
  const form = useForm(passwordForm, { name: 'password', action });
  return (
    <>
      <VerifiedContact contact={contact} action={action} />
      <form {...form.props} className="flex flex-col gap-4">
        <input type="hidden" name="form" value={form.name} />
        <NewPasswordFields kind="change" label={text('accounts.field.newPassword')} form={form} />
        <FormOutcome form={form} />
        <p className="text-ink-soft text-xs">{text('accounts.recover.signOut')}</p>
        <Button type="submit" tone="brand" busy={form.busy} className="w-full">
          {text('accounts.recover.submit')}
        </Button>
      </form>
    </>
  );
}
