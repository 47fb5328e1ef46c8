import { type bindMail, sendBindCode } from '@galleria/contract/accounts/third-login';
import { useId } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { checkCode, checkMail } from '../../features/accounts/account-rules.ts';
import { CodeField } from '../../features/accounts/code-field.tsx';
import { SignInNameField } from '../../features/accounts/sign-in-name-field.tsx';
import { CODE_REFUSALS } from '../../forms/code-refusals.ts';
import { defineForm, type FieldsOf } from '../../forms/define-form.ts';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { loginAddress } from '../../visit/login-address.ts';

export const bindForm = defineForm({
  fields: { mail: checkMail, validCode: checkCode } satisfies FieldsOf<typeof bindMail>,
  refusalFields: { ...CODE_REFUSALS, 'code.wrong': 'validCode' },
});

interface BindDialogProps {
  site: string;
  nickName: string;
  /** The mail address from the provider, as a suggestion. */
  mail: string;
  target: string;
}

/** Looks like a dialog, but is the page itself: there is no page behind it. */
export function BindDialog({ site, nickName, mail, target }: BindDialogProps) {
  const text = useText();
  const titleId = useId();
  const form = useForm(bindForm, { action: '?bind' });
  const mailField = form.field('mail');
  async function send() {
    const values = form.validValues(['mail']);
    return values && api(sendBindCode, { mail: values.mail ?? '' });
  }
  const message = nickName
    ? text('accounts.third.bindText', { name: nickName, site })
    : text('accounts.third.bindTextPlain', { site });
  return (
    <div role="dialog" aria-labelledby={titleId} className="card w-full px-5 py-6 text-start sm:px-8 sm:py-8">
      <h1 id={titleId} className="font-bold text-xl">
        {text('accounts.third.bindTitle')}
      </h1>
      <p className="mt-1 mb-5 text-ink-soft text-sm">{message}</p>
      <form {...form.props} className="flex flex-col gap-4">
        <button type="submit" hidden />
        <SignInNameField
          {...mailField}
          defaultValue={mailField.defaultValue ?? mail}
          kind="mail"
          label={text('accounts.third.mail')}
        />
        <CodeField {...form.field('validCode')} onSend={send} sent={form.codeSent} />
        <FormOutcome form={form} />
        <Button type="submit" tone="brand" busy={form.busy} className="mt-1 w-full">
          {text('accounts.third.bind')}
        </Button>
      </form>
      <p className="mt-4 text-sm">
        <Link to={loginAddress(target)} className="rounded-control font-semibold text-ink hover:text-brand-ink">
          {text('accounts.third.again')}
        </Link>
      </p>
    </div>
  );
}
