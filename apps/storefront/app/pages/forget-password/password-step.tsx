import { withRedirect } from '../../features/accounts/login-address.ts';
import { NewPasswordFields } from '../../features/accounts/steps/new-password-fields.tsx';
import { VerifiedContact } from '../../features/accounts/steps/verified-contact.tsx';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../words/words.tsx';
import { checkRecovered } from './recover-rules.ts';

interface PasswordStepProps {
  target: string;
  contact: string;
}

export function PasswordStep({ target, contact }: PasswordStepProps) {
  const text = useText();
  const action = withRedirect('/forget-password', target);
  const form = useForm({ action, check: checkRecovered, sealed: ['passWord'], kept: ['confirmation'] });
  return (
    <>
      <VerifiedContact contact={contact} action={action} />
      <form {...form.props} className="flex flex-col gap-4">
        <input type="hidden" name="step" value="password" />
        <NewPasswordFields kind="change" label={text('accounts.field.newPassword')} errorOf={form.errorOf} />
        <FormOutcome form={form} />
        <p className="text-ink-soft text-xs">{text('accounts.recover.signOut')}</p>
        <Button type="submit" tone="brand" busy={form.busy} className="w-full">
          {text('accounts.recover.submit')}
        </Button>
      </form>
    </>
  );
}
