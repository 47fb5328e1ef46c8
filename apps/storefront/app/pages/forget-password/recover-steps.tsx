import { sendRecoveryCode } from '@galleria/contract/accounts/recover-password';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { CodeField } from '../../features/accounts/code-field.tsx';
import { IdentityField } from '../../features/accounts/identity-field.tsx';
import { loginAddress, withRedirect } from '../../features/accounts/login-address.ts';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../words/words.tsx';
import { checkVerify, contactIn } from './recover-forms.ts';

interface VerifyStepProps {
  target: string;
  /** The proof of before was too old. */
  spent: boolean;
}

export function VerifyStep({ target, spent }: VerifyStepProps) {
  const text = useText();
  const form = useForm({ action: withRedirect('/forget-password', target), check: checkVerify });
  async function send() {
    const values = form.validValues(['contact']);
    return values && api(sendRecoveryCode, contactIn(values));
  }
  return (
    <>
      <form {...form.props} className="flex flex-col gap-4">
        <button type="submit" hidden />
        <IdentityField form={form} name="contact" kind="name" label={text('accounts.recover.contact')} />
        <CodeField
          onSend={send}
          error={form.errorOf('validCode')}
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
