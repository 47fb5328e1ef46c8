import { FormOutcome } from '../../account/form/form-alert.tsx';
import type { FormState } from '../../account/form/form-state.ts';
import { useAccountForm } from '../../account/form/use-account-form.ts';
import { NewPasswordFields } from '../../account/steps/new-password-fields.tsx';
import { VerifiedContact } from '../../account/steps/verified-contact.tsx';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../words/words.tsx';
import { checkNewPasswordInForm } from './recover-rules.ts';

const ACTION = '/forget-password';

export function PasswordStep({ contact, posted }: { contact: string; posted: FormState | undefined }) {
  const text = useText();
  const form = useAccountForm({
    action: ACTION,
    check: checkNewPasswordInForm,
    secrets: ['passWord', 'confirmation'],
    posted,
  });
  return (
    <>
      <VerifiedContact contact={contact} action={ACTION} />
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
